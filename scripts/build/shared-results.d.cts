export function readResult(name: string): string | null;
export function shareResult(name: string, text: string): void;
export function withSharedResults<Result>(build: () => Promise<Result>): Promise<Result>;
