import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useId, useRef } from 'react';
import { blockExamples } from '@/content/block-examples';
import { Menu } from '@/dashboard/parts/menu/menu';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { pageValue } from '@/studio/data/request';
import { UploadButton } from '@/studio/form/upload-button';
import type { TextMistake } from '@/studio/form/use-entry-edit';
import { insertBlock, insertPicture, markdownTools } from './edit-markdown';
import { markedLines, markLines } from './mistake-lines';
import { pasteAsMarkdown } from './pasted-markdown';
import * as s from './markdown-field.module.scss';

export interface MarkdownFieldProps {
  id: string;
  value: string;
  /** Whether the text can have blocks. @default false */
  hasBlocks?: boolean;
  mistakes: readonly TextMistake[];
  onChange: (value: string) => void;
}

const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.url, tags.monospace, tags.processingInstruction], color: 'var(--muted)' },
]);

/** CodeMirror writes its own classes, so that a style module cannot hold these. */
const theme = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-content': {
    minHeight: '20rem',
    padding: '12px',
    fontFamily: 'var(--font-text)',
    lineHeight: '1.6',
    caretColor: 'var(--text)',
  },
  '.cm-cursor': { borderColor: 'var(--text)' },
  '.cm-mistake': { boxShadow: 'inset 3px 0 var(--attention)' },
});

/** Marks a text that the form puts in, which is no change by the user. */
const fromForm = Annotation.define<true>();

/** `action` as `Action`. */
const blockLabel = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The Markdown of an entry, as it is in the file, with buttons for its formatting. */
export function MarkdownField({ id, value, hasBlocks = false, mistakes, onChange }: MarkdownFieldProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const change = useRef(onChange);
  const labelId = useId();
  const errorId = useId();
  useEffect(() => {
    change.current = onChange;
  });

  useEffect(() => {
    const editor = new EditorView({
      parent: parent.current!,
      state: EditorState.create({
        doc: value,
        extensions: [
          history(),
          markdown(),
          syntaxHighlighting(highlight),
          EditorView.lineWrapping,
          theme,
          markedLines,
          pasteAsMarkdown,
          EditorView.cspNonce.of(pageValue('nonce')),
          keymap.of([
            ...markdownTools.flatMap(({ keys, run }) => (keys ? [{ key: keys, run }] : [])),
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          EditorView.contentAttributes.of({ id, 'aria-labelledby': labelId, spellcheck: 'true' }),
          EditorView.updateListener.of((update) => {
            const isTyped = !update.transactions.some((transaction) => transaction.annotation(fromForm));
            if (update.docChanged && isTyped) change.current(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
    // The editor holds the text: a new value from outside is put in below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, labelId]);

  useEffect(() => {
    const editor = view.current;
    const shown = editor?.state.doc.toString();
    if (editor && shown !== value)
      editor.dispatch({
        changes: { from: 0, to: shown!.length, insert: value },
        annotations: fromForm.of(true),
      });
  }, [value]);

  useEffect(() => {
    const { contentDOM } = view.current!;
    view.current!.dispatch({ effects: markLines.of(mistakes.map(({ line }) => line)) });
    if (mistakes.length > 0) {
      contentDOM.setAttribute('aria-invalid', 'true');
      contentDOM.setAttribute('aria-describedby', errorId);
    } else for (const name of ['aria-invalid', 'aria-describedby']) contentDOM.removeAttribute(name);
  }, [mistakes, errorId]);

  const run = (command: (typeof markdownTools)[number]['run']) => {
    command(view.current!);
    view.current!.focus();
  };

  const goTo = (line: number) => {
    const { state } = view.current!;
    const { from, to } = state.doc.line(Math.min(line, state.doc.lines));
    view.current!.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    view.current!.focus();
  };

  return (
    <div className={s.root}>
      <p id={labelId} className={s.label}>
        Text
      </p>
      <div role="group" aria-label="Format the text" className={s.tools}>
        {markdownTools.map(({ label, run: command }) => (
          <Button key={label} size="compact" variant="outline" onClick={() => run(command)}>
            {label}
          </Button>
        ))}
        {hasBlocks && (
          <Menu
            label="Add block"
            items={blockExamples.map(({ name }) => ({ id: name, label: blockLabel(name) }))}
            onChoose={({ id: chosen }) => {
              const { text } = blockExamples.find(({ name }) => name === chosen)!;
              run(insertBlock(text));
            }}
          >
            {(trigger) => (
              <Button size="compact" variant="outline" icon={<Icon name="plus" size={16} />} {...trigger}>
                Add block
              </Button>
            )}
          </Menu>
        )}
        <UploadButton
          label="Upload a picture into the text"
          onUploaded={(name) => run(insertPicture(name))}
        />
      </div>
      <div ref={parent} className={s.editor} data-invalid={mistakes.length > 0 ? '' : undefined} />
      {mistakes.length > 0 && (
        <ul id={errorId} role="list" className={s.errors}>
          {mistakes.map(({ line, text }) => (
            <li key={`${line} ${text}`} className={s.mistake}>
              <Button size="compact" variant="outline" onClick={() => goTo(line)}>
                {`Line ${line}`}
              </Button>
              <span className={s.error}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
