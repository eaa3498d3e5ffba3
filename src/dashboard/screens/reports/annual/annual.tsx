import { ReportScreen } from '../report-screen';

/** What the agency did in a year. */
export function AnnualReportScreen() {
  return <ReportScreen key="year" kind="year" />;
}
