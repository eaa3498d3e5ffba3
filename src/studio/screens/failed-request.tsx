import { RequestError } from '@/studio/data/request';
import { MistakeList } from '@/studio/parts/mistake-list';
import * as s from './failed-request.module.scss';

/** The reason why a request was refused, with the mistakes that it would have caused. */
export function FailedRequest({ error }: { error: Error }) {
  const mistakes = error instanceof RequestError ? (error.details.mistakes ?? []) : [];
  return (
    <div role="alert" className={s.root}>
      <p className={s.message}>{error.message}</p>
      {mistakes.length > 0 && <MistakeList mistakes={mistakes} />}
    </div>
  );
}
