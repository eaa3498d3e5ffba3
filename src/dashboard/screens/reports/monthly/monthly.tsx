import { ReportScreen } from '../report-screen';

/** What the agency did in a month. */
export function MonthlyReportScreen() {
  return <ReportScreen key="month" kind="month" />;
}
