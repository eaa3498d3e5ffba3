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

  const pixelsOf = ({ pixels }) =>
    `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`;

  const picture = (source, words) =>
    element(
      'figure',
      {},
      element('figcaption', { textContent: words }),
      element('img', { src: source, alt: words }),
    );

  /** Both pictures over each other, the seam where the slider or the pointer is. */
  function swipe({ before, after }) {
    const box = element(
      'div',
      { className: 'swipe' },
      element('img', { src: before, alt: 'Before', draggable: false }),
      element('img', { src: after, alt: 'Now', draggable: false }),
    );
    const slider = element('input', { type: 'range', min: 0, max: 100, value: 50 });
    const move = (percent) => {
      slider.value = percent;
      box.style.setProperty('--at', `${slider.value}%`);
    };
    slider.addEventListener('input', () => move(slider.value));
    box.addEventListener('pointermove', ({ clientX, buttons, pointerType }) => {
      if (pointerType === 'mouse' && buttons === 0) return;
      const { left, width } = box.getBoundingClientRect();
      move((100 * (clientX - left)) / width);
    });
    return element(
      'div',
      { className: 'swipe-view' },
      element(
        'label',
        {},
        element('span', { textContent: 'Before' }),
        slider,
        element('span', { textContent: 'Now' }),
      ),
      box,
    );
  }

  const words = {
    added: 'A new picture: the base has none.',
    removed: 'The base has this picture; it is gone now.',
    failed: 'It cannot be drawn now.',
    flaky: 'It did not come out the same twice on one side, so it says nothing about the change.',
  };

  function viewOf(entry) {
    const { before, after, marked } = entry;
    if (before && after && shown.view === 'swipe') return swipe(entry);
    if (marked && shown.view === 'difference') return picture(marked, `${pixelsOf(entry)}, marked in red`);
    const pictures = [before && picture(before, 'Before'), after && picture(after, 'Now')].filter(Boolean);
    return element('div', { className: `pair ${entry.mode}` }, ...pictures);
  }

  function drawStage() {
    const entry = entries.find(({ key }) => key === shown.key);
    const list = visible();
    const index = list.indexOf(entry);
    byId('place').textContent = index < 0 ? '' : `${index + 1} of ${list.length}`;
    byId('name').textContent = entry ? entry.name : 'Nothing to look at';
    byId('mode').replaceChildren(
      ...(entry ? [badge(entry.kind), ` ${entry.mode}${entry.pixels ? `, ${pixelsOf(entry)}` : ''}`] : []),
    );
    byId('previous').disabled = index <= 0;
    byId('next').disabled = index < 0 || index === list.length - 1;
    const both = Boolean(entry?.before && entry.after);
    const possible = [true, both, Boolean(entry?.marked)];
    byId('views').childNodes.forEach((button, at) => {
      button.disabled = !entry || !possible[at];
    });
    const stage = byId('stage');
    stage.scrollTo(0, 0);
    if (!entry) return stage.replaceChildren(element('p', { className: 'words', textContent: summary }));
    const notes = [words[entry.kind], entry.error].filter(Boolean);
    stage.replaceChildren(
      ...notes.map((textContent) => element('p', { className: 'words', textContent })),
      viewOf(entry),
    );
  }

  const badge = (kind) => element('span', { className: `badge ${kind}`, textContent: kind });

  /** Where there is no room for both, the list is open or the picture is seen. */
  const isNarrow = () => byId('toggle').offsetParent !== null;
  const isListOpen = () => document.body.dataset.list === 'open';

  function openList(open) {
    document.body.dataset.list = open ? 'open' : 'closed';
    byId('toggle').setAttribute('aria-expanded', String(open));
    if (open) byId('list').querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  function pick(key) {
    choose(key);
    if (!isNarrow()) return;
    openList(false);
    byId('stage').focus({ preventScroll: true });
  }

  function drawList() {
    const list = visible();
    byId('count').textContent = list.length;
    byId('list').replaceChildren(
      ...list.map(({ key, name, mode, kind, pixels }) => {
        const button = element(
          'button',
          { type: 'button' },
          element('span', { textContent: name }),
          element('small', {}, badge(kind), ` ${mode}${pixels ? `, ${pixels.toLocaleString('en')} px` : ''}`),
        );
        button.setAttribute('aria-current', String(key === shown.key));
        button.addEventListener('click', () => pick(key));
        return element('li', {}, button);
      }),
    );
    if (list.length === 0)
      byId('list').append(
        element('li', {
          className: 'none',
          textContent: entries.length ? 'Nothing matches.' : 'No differences.',
        }),
      );
  }

  function choose(key) {
    shown.key = key;
    for (const button of byId('list').querySelectorAll('[aria-current="true"]'))
      button.setAttribute('aria-current', 'false');
    const current =
      byId('list').querySelectorAll('button')[visible().findIndex((entry) => entry.key === key)];
    current?.setAttribute('aria-current', 'true');
    current?.scrollIntoView({ block: 'nearest' });
    drawStage();
  }

  function step(by) {
    const list = visible();
    const index = list.findIndex(({ key }) => key === shown.key);
    const next = list[Math.min(Math.max(index + by, 0), list.length - 1)];
    if (next) choose(next.key);
  }

  /** What is looked at stays in the list that the filters leave, if anything does. */
  function narrow() {
    const list = visible();
    if (list.length > 0 && !list.some(({ key }) => key === shown.key)) shown.key = list[0].key;
    drawList();
    drawStage();
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
    kinds.filter((kind) => tally[kind] > 0),
    (kind) => shown.kinds.has(kind),
    (kind) => {
      if (!shown.kinds.delete(kind)) shown.kinds.add(kind);
      narrow();
    },
  );
  const setView = (view) => {
    shown.view = view;
    drawStage();
  };
  const updateViews = toggles('views', views, (view) => shown.view === view, setView);
  byId('previous').addEventListener('click', () => step(-1));
  byId('next').addEventListener('click', () => step(1));
  byId('toggle').addEventListener('click', () => openList(!isListOpen()));
  byId('filter').addEventListener('input', ({ target }) => {
    shown.text = target.value;
    narrow();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape' && isNarrow() && isListOpen()) {
      openList(false);
      byId('toggle').focus();
      return;
    }
    if (target instanceof HTMLInputElement) {
      if (key === 'Escape') target.blur();
      return;
    }
    if (key === 'j' || key === 'ArrowRight') step(1);
    else if (key === 'k' || key === 'ArrowLeft') step(-1);
    else if (key === '/') {
      event.preventDefault();
      openList(true);
      byId('filter').focus();
    } else if (views[Number(key) - 1] && !byId('views').childNodes[Number(key) - 1].disabled) {
      setView(views[Number(key) - 1]);
      updateViews();
    }
  });
  drawList();
  drawStage();
})();
