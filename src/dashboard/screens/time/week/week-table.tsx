import { dayAndMonth, longDay, shortWeekday } from '@/dashboard/words/day';
import { clockSpan } from '@/dashboard/words/span';
import { spokenMinutes } from '@/dashboard/words/timer';
import { weekName } from '@/dashboard/words/range';
import type { GridCell, GridRow } from '@/dashboard/commands/time/week-grid';
import { useIsWhole } from '@/dashboard/hooks/use-first-rows';
import { useMedia } from '@/motion/use-media';
import { Icon } from '@/design-system/icon/icon';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { ProjectLink } from '@/dashboard/parts/project-dot/project-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { FavouriteButton } from './favourites/favourite-button';
import { WeekCell, type WeekCellProps } from './cells/week-cell';
import * as s from './week-table.module.scss';

export interface WeekTableProps extends Pick<
  WeekCellProps,
  'week' | 'drafts' | 'onSetCell' | 'onDetails' | 'onNear'
> {
  /** All seven days or one. */
  days: readonly string[];
  onRemoveRow: (row: GridRow) => void;
  helpId: string;
}

/** A week's time by project and day, edited in its cells. */
export function WeekTable({ week, days, helpId, onRemoveRow, ...cells }: WeekTableProps) {
  const { check, grid, locked, isLockedDay, isInvoiced, monday, today, projectName, workdays } = week;
  const isFree = (place: number) => !workdays.includes(place + 1);
  const isSingle = days.length === 1;
  const isWhole = useIsWhole();
  const isTouch = useMedia('(hover: none)');
  const isLockedCell = ({ day, minutes, entries }: GridCell) =>
    minutes > 0 && (isLockedDay(day) || entries.some(isInvoiced));
  const offOn = (day: string) => check.days.find((one) => one.day === day)?.off;
  const places = days.map((day) => grid.days.indexOf(day));
  return (
    <table className={s.root} data-single={isSingle || undefined} aria-describedby={helpId}>
      <caption>
        <VisuallyHidden>Time in the week of {weekName(monday)}, in hours and minutes</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={s.project}>
            Project
          </th>
          {places.map((place) => (
            <th
              key={place}
              scope="col"
              className={s.day}
              data-today={grid.days[place] === today || undefined}
              data-free={isFree(place) || undefined}
            >
              <span aria-hidden="true">
                {shortWeekday(grid.days[place]!)}{' '}
                <span className={s.date}>{dayAndMonth(grid.days[place]!)}</span>
              </span>
              {!locked && isLockedDay(grid.days[place]!) && <Icon name="lock" size={16} className={s.lock} />}
              <VisuallyHidden>
                {longDay(grid.days[place]!)}
                {!locked && isLockedDay(grid.days[place]!) && ', locked'}
              </VisuallyHidden>
              {offOn(grid.days[place]!) && <span className={s.off}>{offOn(grid.days[place]!)}</span>}
            </th>
          ))}
          <th scope="col" className={s.sum}>
            {isSingle ? 'Week' : 'Total'}
          </th>
          <th scope="col" className={s.end}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row, index) => {
          const name = projectName(row.projectId);
          const colour = week.projects.find(({ id }) => id === row.projectId)?.colour;
          return (
            <tr key={row.projectId}>
              <th scope="row" className={s.project}>
                {colour && <ProjectDot colour={colour} className={s.dot} />}
                <ProjectLink id={row.projectId}>{name}</ProjectLink>
              </th>
              {places.map((place, column) => (
                <WeekCell
                  key={place}
                  cell={row.cells[place]!}
                  name={name}
                  row={index}
                  column={column}
                  free={isFree(place)}
                  single={isSingle}
                  whole={isWhole || isTouch || isSingle}
                  week={week}
                  {...cells}
                />
              ))}
              <td className={s.sum}>{clockSpan(row.minutes)}</td>
              <td className={s.end}>
                {colour && (
                  <FavouriteButton
                    of={{ projectId: row.projectId, taskId: null }}
                    name={name}
                    className={s.favourite}
                  />
                )}
                {!locked && !row.cells.some(isLockedCell) && (
                  <button
                    type="button"
                    className={s.remove}
                    aria-label={
                      row.minutes === 0
                        ? `Remove ${name}`
                        : `Remove ${name} and its ${spokenMinutes(row.minutes)}`
                    }
                    onClick={() => onRemoveRow(row)}
                  >
                    <Icon name="x" size={16} />
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={s.project}>
            Total
          </th>
          {places.map((place) => (
            <td key={place} className={s.total} data-free={isFree(place) || undefined}>
              {clockSpan(grid.dayTotals[place]!)}
            </td>
          ))}
          <td colSpan={2} className={s.sum}>
            {clockSpan(grid.total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
