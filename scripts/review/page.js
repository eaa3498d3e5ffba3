/* The report's script. No library and no module, so that the report works from a file:// URL. */
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

  async function decode(entry) {
    const image = new Image();
    image.src = `data:image/png;base64,${byId(`sheet-${entries.indexOf(entry)}`).textContent}`;
    await image.decode();
    return image;
  }

  let last = {};
  /** The sheet with an entry's pictures. Caches the last one, because its views often follow one another. */
  function load(entry) {
    if (last.entry !== entry) last = { entry, sheet: decode(entry) };
    return last.sheet;
  }

  function canvas({ width, height }, label) {
    const made = element('canvas', { width, height, role: 'img' });
    made.setAttribute('aria-label', label);
    return { made, context: made.getContext('2d', { willReadFrequently: true }) };
  }

  /** Cuts one picture from the sheet, which contains both sides next to each other. */
  function cut(sheet, { before, after }, side) {
    const size = side === 'after' ? after : before;
    const { made, context } = canvas(size, side === 'after' ? 'Now' : 'Before');
    context.drawImage(sheet, side === 'after' && before ? -before.width : 0, 0);
    return made;
  }

  const figure = (drawing) =>
    element(
      'figure',
      {},
      element('figcaption', { textContent: drawing.getAttribute('aria-label') }),
      drawing,
    );

  /** The current picture, faded, with differences in red. Pixels outside the smaller picture differ. */
  function difference(sheet, entry) {
    const { before, after } = entry;
    const size = {
      width: Math.max(before.width, after.width),
      height: Math.max(before.height, after.height),
    };
    const { made, context } = canvas(size, `${pixelsOf(entry)}, marked in red`);
    const pixels = (side) => {
      context.clearRect(0, 0, size.width, size.height);
      context.drawImage(cut(sheet, entry, side), 0, 0);
      return context.getImageData(0, 0, size.width, size.height);
    };
    const was = new Uint32Array(pixels('before').data.buffer);
    const shot = pixels('after');
    const is = new Uint32Array(shot.data.buffer);
    const red = new Uint32Array(Uint8Array.of(195, 42, 14, 255).buffer)[0];
    const { data } = shot;
    for (let pixel = 0; pixel < is.length; pixel += 1) {
      if (was[pixel] !== is[pixel]) {
        is[pixel] = red;
        continue;
      }
      const at = pixel * 4;
      data.fill(216 + (data[at] + data[at + 1] + data[at + 2]) * 0.05, at, at + 3);
    }
    context.putImageData(shot, 0, 0);
    return figure(made);
  }

  /** Both pictures on top of each other, split at the position of the slider or the pointer. */
  function swipe(sheet, entry) {
    const box = element(
      'div',
      { className: 'swipe' },
      cut(sheet, entry, 'before'),
      cut(sheet, entry, 'after'),
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

  const hasBoth = ({ before, after }) => Boolean(before && after);

  async function viewOf(entry) {
    const sides = ['before', 'after'].filter((side) => entry[side]);
    if (sides.length === 0) return '';
    const sheet = await load(entry);
    if (hasBoth(entry) && shown.view === 'swipe') return swipe(sheet, entry);
    if (entry.pixels && shown.view === 'difference') return difference(sheet, entry);
    const figures = sides.map((side) => figure(cut(sheet, entry, side)));
    return element('div', { className: `pair ${entry.mode}` }, ...figures);
  }

  const note = (textContent) => element('p', { className: 'words', textContent });

  async function drawPictures(entry) {
    const { view } = shown;
    const drawn = await viewOf(entry).catch(() =>
      note('The pictures cannot be read. Make the report again.'),
    );
    // Another entry or view was selected while the pictures were decoded.
    if (shown.key !== entry.key || shown.view !== view) return;
    const notes = [words[entry.kind], entry.error].filter(Boolean);
    byId('stage').replaceChildren(...notes.map(note), drawn);
    byId('stage').scrollTo(0, 0);
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
    const possible = entry ? [true, hasBoth(entry), entry.pixels > 0] : [];
    byId('views').childNodes.forEach((button, at) => {
      button.disabled = !possible[at];
    });
    if (entry) void drawPictures(entry);
    else byId('stage').replaceChildren(note(summary));
  }

  const badge = (kind) => element('span', { className: `badge ${kind}`, textContent: kind });

  /** Whether the screen shows either the list or the picture, but not both. */
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

  /** Applies the filters. Keeps the selected entry if it still matches, otherwise selects the first match. */
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
