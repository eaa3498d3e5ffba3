import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks the lines with these numbers, and no other ones. */
export const markLines = StateEffect.define<readonly number[]>();

const mark = Decoration.line({ class: 'cm-mistake' });

/** The marked lines, which move with the text. */
export const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects, state }) => {
    for (const effect of effects) {
      if (!effect.is(markLines)) continue;
      const builder = new RangeSetBuilder<Decoration>();
      for (const number of [...new Set(effect.value)].sort((a, b) => a - b)) {
        if (number > state.doc.lines) break;
        const { from } = state.doc.line(number);
        builder.add(from, from, mark);
      }
      return builder.finish();
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
