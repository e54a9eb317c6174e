(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const box = document.getElementById('search');
  const items = all('article, .list li');
  const search = () => {
    const wanted = box.value.trim().toLowerCase();
    for (const item of items) {
      item.classList.toggle('unmatched', !item.textContent.toLowerCase().includes(wanted));
    }
    for (const section of all('main > section')) {
      const own = all('article, li', section);
      section.classList.toggle('unmatched', own.every((item) => item.classList.contains('unmatched')));
    }
    if (wanted) for (const fold of all('.list > details')) fold.open = true;
  };
  if (box) {
    box.parentElement.hidden = false;
    box.addEventListener('input', search);
  }
  for (const block of all('pre.copy')) {
    const text = block.textContent;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(block);
        button.textContent = 'Selected';
      }
    });
    block.prepend(button);
  }
  const unfold = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let at = target; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
    const fold = target && target.querySelector(':scope > details');
    if (fold) fold.open = true;
  };
  addEventListener('hashchange', unfold);
  unfold();
})();
