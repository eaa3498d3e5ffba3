import type { Message } from '@/dashboard/model/records/records';
import { rows } from './chance';
import type { When } from './when';

/**
 * thread | from | to, several parted by commas | hours ago | read by everybody but these | subject | words
 * The first row of a thread carries its subject; the rows of a thread are in the order they were sent.
 */
const table = `
team-meeting|mara-quist|test-admin,test-employee,test-intern|2|test-admin,test-employee,test-intern|Team meeting tomorrow|We meet tomorrow at 10:00 in the main room and plan the coming month. Please bring one thing that went well and one that you would drop.
ferry-deadline|ilan-voss|test-admin,test-employee,test-intern|25||Harbour Ferry: what is left|The client wants the last build on the day we agreed. Left are the offline ticket, two texts and the dark theme. If you see why we should not make it, tell me today.
ferry-deadline|test-employee|ilan-voss,test-admin,test-intern|23|test-admin||The offline ticket is ready for a review. The dark theme needs one more day.
ruth-start|rosa-delmar|test-admin|1|test-admin|Ruth Halden: papers and access|Ruth has signed everything. Her work address has to be verified before she can see the client folders. Could you do that today?
mentors|mara-quist|test-admin|28|test-admin|Two interns without a mentor|Sena and Vito still have nobody. Noor could take Sena from next week. For Vito I would ask Pia.
kiln-access|test-admin|noor-adair|75||Access for Kiln & Co|Their shop manager would like to follow the plan. Is viewer enough, or should she edit texts?
kiln-access|noor-adair|test-admin|73|||Viewer is enough. They send us their texts anyway.
kiln-texts|noor-adair|test-employee|3|test-employee|Words for the ten minute bag|The bag should say how long a piece is held without sounding like a countdown. My try: “Yours until 14:20.” Does a clock time work for you?
kiln-texts|greta-holm|test-employee,noor-adair|2|test-employee||A clock time tested better than minutes left in both rounds.
grid-alerts|nils-aker|test-employee,ilan-voss|30||Grid Monitor: alerts on small screens|The engineers read alerts outside, with gloves. Please look at the size of the buttons before the review.
grid-alerts|test-employee|nils-aker,ilan-voss|27|||They are 44 pixels now; I will try 52 on the test phone.
leave-friday|test-employee|mara-quist|121||Friday afternoon off|I would like to leave at 13:00 on Friday of next week. The pairing with Teo is moved.
leave-friday|mara-quist|test-employee|118|||Of course. Please put it in the schedule, so that nobody plans around you.
welcome|ilan-voss|test-intern|310||Welcome, and how we start|We meet every second week. Before the first time, please do two lessons of “Semantic pages” and write down what you did not believe.
welcome|test-intern|ilan-voss|305|||Thank you! I did, and I have four questions already.
form-feedback|ilan-voss|test-intern|5|test-intern|Your form exercise|You are close. I have returned it with notes: tie the error to its field, and let the draft survive a reload. Both are in the third lesson.
ferry-shadow|noor-adair|test-intern|54||Come along to the ferry|We try the app on board next week, in direct sun. Would you come and take notes?
ferry-shadow|test-intern|noor-adair|51|||Yes, with pleasure. I will bring the old test phone.
hours-question|rosa-delmar|test-intern|20|test-intern|Hours of this week|A short reminder: please submit your week by Friday evening, so that Sami can close it on Monday.`;

/** Threads between the three test persons and the people around them; some not yet read. */
export function createMessages(when: When): Message[] {
  const subjects = new Map<string, string>();
  return rows(table).map(
    ([thread = '', fromId = '', to = '', hours, unread = '', subject = '', body = ''], index) => {
      const isFirst = !subjects.has(thread);
      if (isFirst) subjects.set(thread, subject);
      const toIds = to.split(',');
      return {
        id: isFirst ? thread : `${thread}-${index}`,
        revision: 0,
        threadId: thread,
        fromId,
        toIds,
        subject: subjects.get(thread)!,
        body,
        sentAt: when.ago({ hours: Number(hours), minutes: (index * 13) % 50 }),
        readByIds: [fromId, ...toIds.filter((one) => !unread.split(',').includes(one))],
        archivedByIds: [],
      };
    },
  );
}
