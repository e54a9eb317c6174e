(() => {
  const form = document.getElementById('filter');
  const rows = [...document.querySelectorAll('#rules tbody tr')];
  const names = ['text', 'audience', 'effect', 'profile'];
  const field = (name) => form.elements[name];
  const matches = (row, wanted) => {
    const pairs = row.dataset.effects.split(' ').map((pair) => pair.split(':'));
    return (!wanted.text || row.textContent.toLowerCase().includes(wanted.text.toLowerCase()))
      && pairs.some(([audience, effect]) => (!wanted.audience || audience === wanted.audience)
        && (!wanted.effect || effect === wanted.effect))
      && (!wanted.profile || row.dataset.profiles.split(' ').includes(wanted.profile));
  };
  const apply = () => {
    const wanted = Object.fromEntries(names.map((name) => [name, field(name).value.trim()]));
    let shown = 0;
    for (const row of rows) {
      row.hidden = !matches(row, wanted);
      if (!row.hidden) shown += 1;
    }
    form.querySelector('output').textContent = shown + ' of ' + rows.length + ' rules';
    const chosen = Object.entries(wanted).filter(([, value]) => value);
    history.replaceState(null, '', chosen.length ? '?' + new URLSearchParams(chosen) : location.pathname);
  };
  const given = new URLSearchParams(location.search);
  for (const name of names) if (given.has(name)) field(name).value = given.get(name);
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
})();
