// Tests land with the first type of the module.
