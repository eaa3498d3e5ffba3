/* The report's own script: no library, no module, so that the file opens from a disk. */
(() => {
  const { entries, tally, summary } = globalThis.review;
  const kinds = ['changed', 'added', 'removed', 'failed', 'flaky'];
  const views = ['side by side', 'swipe', 'difference'];
  const byId = (id) => document.getElementById(id);
  const shown = { kinds: new Set(kinds), text: '', view: views[0], key: entries[0]?.key ?? null };

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  const visible = () =>
    entries.filter(
      ({ kind, name, mode }) =>
        shown.kinds.has(kind) && `${name} ${mode}`.toLowerCase().includes(shown.text.toLowerCase()),
    );

  const picture = (source, words) =>
    element(
      'figure',
      {},
      element('figcaption', { textContent: words }),
      source ? element('img', { src: source, alt: words }) : element('p', { textContent: 'Nothing here.' }),
    );

  function swipe({ before, after }) {
    const box = element(
      'div',
      { className: 'swipe' },
      element('img', { src: before, alt: 'Before' }),
      element('img', { src: after, alt: 'After' }),
    );
    const slider = element('input', { type: 'range', min: 0, max: 100, value: 50 });
    slider.addEventListener('input', () => box.style.setProperty('--at', `${slider.value}%`));
    return [box, element('label', {}, 'Before on the left, after on the right', slider)];
  }

  function drawStage() {
    const entry = entries.find(({ key }) => key === shown.key);
    byId('name').textContent = entry ? `${entry.name}, ${entry.mode}: ${entry.kind}` : 'Nothing to look at';
    const stage = byId('stage');
    if (!entry) return stage.replaceChildren(element('p', { textContent: summary }));
    const both = entry.before && entry.after;
    if (entry.error) stage.replaceChildren(element('p', { className: 'words', textContent: entry.error }));
    else if (both && shown.view === 'swipe') stage.replaceChildren(...swipe(entry));
    else if (entry.marked && shown.view === 'difference')
      stage.replaceChildren(picture(entry.marked, `${entry.pixels} pixels differ`));
    else
      stage.replaceChildren(
        element('div', { className: 'pair' }, picture(entry.before, 'Before'), picture(entry.after, 'After')),
      );
  }

  function drawList() {
    byId('list').replaceChildren(
      ...visible().map(({ key, name, mode, kind, pixels }) => {
        const button = element(
          'button',
          { type: 'button' },
          name,
          element('small', { textContent: `${kind}, ${mode}${pixels ? `, ${pixels} px` : ''}` }),
        );
        button.setAttribute('aria-current', String(key === shown.key));
        button.addEventListener('click', () => choose(key));
        return element('li', {}, button);
      }),
    );
  }

  function choose(key) {
    shown.key = key;
    drawList();
    drawStage();
    document.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  function step(by) {
    const list = visible();
    const index = list.findIndex(({ key }) => key === shown.key);
    const next = list[Math.min(Math.max(index + by, 0), list.length - 1)];
    if (next) choose(next.key);
  }

  function toggles(into, names, isOn, onPress) {
    const buttons = names.map((name) =>
      element('button', {
        type: 'button',
        textContent: kinds.includes(name) ? `${name} ${tally[name]}` : name,
      }),
    );
    const update = () =>
      buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(isOn(names[index]))));
    buttons.forEach((button, index) =>
      button.addEventListener('click', () => {
        onPress(names[index]);
        update();
      }),
    );
    byId(into).append(...buttons);
    update();
    return update;
  }

  byId('summary').textContent = summary;
  toggles(
    'kinds',
    kinds,
    (kind) => shown.kinds.has(kind),
    (kind) => {
      if (!shown.kinds.delete(kind)) shown.kinds.add(kind);
      drawList();
    },
  );
  const setView = (view) => {
    shown.view = view;
    drawStage();
  };
  const updateViews = toggles('views', views, (view) => shown.view === view, setView);
  byId('filter').addEventListener('input', ({ target }) => {
    shown.text = target.value;
    drawList();
  });
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
    if (target instanceof HTMLInputElement || ctrlKey || metaKey) return;
    if (key === 'j') step(1);
    else if (key === 'k') step(-1);
    else if (views[Number(key) - 1]) {
      setView(views[Number(key) - 1]);
      updateViews();
    }
  });
  drawList();
  drawStage();
})();
