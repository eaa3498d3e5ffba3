/** Prints the progress of a step: on one line in a terminal, or every hundred pictures in a log. */
export function startProgress(name: string, total: number): { step: () => void } {
  const started = performance.now();
  let done = 0;
  const words = () => {
    const seconds = (performance.now() - started) / 1000;
    const speed = done / seconds;
    const rest =
      done === total ? `${seconds.toFixed(0)} s` : `${((total - done) / speed).toFixed(0)} s to go`;
    return `${name}: ${done} of ${total} pictures, ${speed.toFixed(1)} a second, ${rest}`;
  };
  return {
    step() {
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${words()}${done === total ? '\n' : ''}`);
      else if (done === total || done % 100 === 0) console.log(words());
    },
  };
}
