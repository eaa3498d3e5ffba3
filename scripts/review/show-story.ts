/** The result of a story that was rendered and played. */
export interface Shown {
  /** The error message of a story that failed, otherwise null. */
  error: string | null;
  /** Each broken accessibility rule with the elements that break it and why. Empty where axe does not run. */
  violations: string[];
  /** Pixels by which the page is wider than its window. */
  sideways: number;
}

/**
 * Shows a story and waits until it is rendered and played. Runs in the page: Playwright serialises it, so it
 * must not refer to outer variables.
 */
export async function showStory({ story, timeout }: { story: string; timeout: number }): Promise<Shown> {
  interface Channel {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    emit(event: string, data: unknown): void;
  }
  interface Violation {
    id: string;
    nodes: { html: string; failureSummary: string }[];
  }
  interface Finished {
    storyId?: string;
    reporters?: { type: string; status: string; result?: { violations?: Violation[] } }[];
  }
  const scope = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    startChanceAgain?(): void;
  };
  await scope.__STORYBOOK_PREVIEW__.ready();
  const channel = scope.__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  // Only the review has replaced `Math.random`.
  scope.startChanceAgain?.();

  let error: string | null = null;
  const fail = (data: { message?: string; title?: string } | { message?: string }[]) => {
    const { message, title } = (Array.isArray(data) ? data[0] : data) as { message?: string; title?: string };
    error ??= message ?? title ?? 'The story threw an error.';
  };
  const throwing = [
    'storyThrewException',
    'storyErrored',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const { reporters = [] } = await new Promise<Finished>((resolve) => {
    const end = (finished: Finished = {}) => {
      if (finished.storyId && finished.storyId !== story) return;
      for (const name of throwing) channel.off(name, fail);
      channel.off('storyFinished', end);
      channel.off('storyMissing', miss);
      clearTimeout(timer);
      resolve(finished);
    };
    const miss = () => {
      error = document.querySelector('#error-message')?.textContent || 'It could not be loaded.';
      end();
    };
    const timer = setTimeout(() => {
      error ??= `The story did not finish within ${timeout / 1000} s.`;
      end();
    }, timeout);
    for (const name of throwing) channel.on(name, fail);
    channel.on('storyFinished', end);
    channel.on('storyMissing', miss);
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
  const violations = reporters
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result?.violations ?? [])
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
  const { scrollWidth, clientWidth } = document.documentElement;
  return { error, violations, sideways: scrollWidth - clientWidth };
}
