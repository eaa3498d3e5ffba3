import { mocked, spyOn } from 'storybook/test';

/** Answers the requests of a story in their order: a JSON value, or a refusal with its status. The last answer stays. */
export function answerRequests(...answers: readonly { status?: number; body: unknown }[]): void {
  const left = [...answers];
  spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { status = 200, body } = left.length > 1 ? left.shift()! : left[0]!;
    return Response.json(body, { status });
  });
}

/** The bodies that were sent, by their order. */
export const sentBodies = (): unknown[] =>
  mocked(fetch).mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(init.body as string)] : []));

/** The refusal where an editor has changed the file of an entry. */
export const changedFile = {
  status: 409,
  body: { message: 'The file was changed.', theirs: { fields: {}, body: '', version: 'newer' } },
};

/** The refusal where an editor has deleted the file of an entry. */
export const deletedFile = {
  status: 409,
  body: { message: 'The file was deleted outside of this form.', theirs: null },
};

/** A collection without entries. */
export const posts = {
  name: 'posts',
  label: 'Posts',
  singular: 'post',
  isOpen: true,
  entries: [],
  untranslated: [],
};
