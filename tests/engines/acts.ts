import { portalRoutes, roleNames, roles, type PortalRouteId, type Role } from '../../src/routes/portal-table';
import type { Visit } from './visit';

/** One address of each kind of page, and its h1. */
const publicPages: Readonly<Record<string, string>> = {
  '/': 'We Create Digital Excellence',
  '/about': 'About Us',
  '/contact': 'Contact',
  '/service': 'Services',
  '/services/consulting': 'Consulting',
  '/team': 'Team',
  '/team/noor-adair': 'Noor Adair',
  '/blog': 'Blog',
  '/blog/tag/type': 'Articles on Type',
  '/blog/one-line-many-pictures': 'One line, many pictures: why we engrave our interfaces',
  '/careers': 'Careers',
  '/careers/product-designer': 'Product designer',
  '/portfolio': 'Portfolio',
  '/portfolio/grid-monitor': 'Grid Monitor',
  '/projects/web-development': 'Web Development',
  '/search': 'Search',
  '/privacy': 'Privacy Policy',
  '/policy': 'Terms and Conditions',
  '/accessibility': 'Accessibility',
  '/proof': 'Proof',
  '/nothing-here': 'Oops, looks like the page is lost.',
};

/** What a user does. */
export type Act = (visit: Visit) => Promise<void>;
type Acts = Readonly<Record<string, Act>>;

/** An act that begins on a public page or a portal screen. */
const on =
  (page: string, act: Act): Act =>
  async (visit) => {
    const screen = portalRoutes[page as PortalRouteId];
    await visit.open(screen?.path ?? page, screen?.title ?? publicPages[page]!);
    await act(visit);
  };

/** The main acts of the public pages. */
const publicActs: Acts = {
  'opens a category from the menu': on('/', async (visit) => {
    await visit.press(['button', 'Projects']);
    await visit.press(['navigation', 'Main'], ['link', 'Mobile Apps']);
    await visit.heading('Mobile Apps');
  }),
  'shows the next team member and the details of a project': on('/', async (visit) => {
    await visit.press(['button', 'Next team member']);
    await visit.press(['button', 'View Details of Harbour Ferry']);
    await visit.see(['dialog', /Harbour Ferry/]);
    await visit.key('Escape');
  }),
  'writes a message': on('/contact', async (visit) => {
    await visit.fill('Ada Marsh', ['textbox', 'Name']);
    await visit.fill('ada@harbour.example', ['textbox', 'Email']);
    await visit.fill('A mark for a boat.', ['textbox', 'Message']);
    await visit.press(['button', 'Send message']);
    await visit.see(['link', 'Open in your email app']);
  }),
  'filters the portfolio': on('/portfolio', async (visit) => {
    await visit.press(['button', 'Filter']);
    await visit.press(['button', /^Maps/]);
    await visit.read(/1 of 6 projects/);
  }),
  'finds a project with the search of the bar': on('/about', async (visit) => {
    await visit.fill('ferry', ['combobox', 'Search...']);
    await visit.press(['option', /Harbour Ferry/]);
    await visit.heading('Harbour Ferry');
  }),
  'finds a service on the search page': on('/search', async (visit) => {
    await visit.fill('consulting', ['searchbox', 'Search the site']);
    await visit.press(['region', /^Services/], ['link', 'Consulting']);
    await visit.heading('Consulting');
  }),
  'reads the articles of a tag': on('/blog', async (visit) => {
    await visit.press(['link', /^Type/]);
    await visit.heading('Articles on Type');
  }),
  'sees that no account is created': on('register', async (visit) => {
    await visit.fill('ada', ['textbox', 'Username']);
    await visit.fill('ada@harbour.example', ['textbox', 'Email']);
    await visit.key('Tab');
    await visit.type('a secret');
    await visit.press(['button', 'Sign Up']);
    await visit.read('No account was created');
  }),
  'finds nothing to restore without records': on('recovery', async (visit) => {
    await visit.press(['button', 'Open the portal']);
    await visit.heading('Sign in');
  }),
};

/** Types a date in a field of three parts, whose order depends on the language of the browser. */
async function typeDate(visit: Visit, field: string) {
  for (const [part, digits] of Object.entries({ day: '31', month: '12', year: '2029' })) {
    await visit.press(['spinbutton', `${part}, ${field}`]);
    await visit.type(digits);
  }
}

const sendMessage = (sent: PortalRouteId) =>
  on(sent, async (visit) => {
    await visit.press(['link', 'New message']);
    await visit.fill('noor', ['combobox', /^To/]);
    await visit.press(['option', /^Noor Adair/]);
    await visit.fill('Tide tables', ['textbox', 'Subject']);
    await visit.fill('They are in the folder.', ['textbox', 'Message']);
    await visit.press(['button', 'Send']);
    await visit.see(['link', /Tide tables/]);
  });

const markAllRead = (notifications: PortalRouteId) =>
  on(notifications, async (visit) => {
    await visit.press(['button', 'Mark all as read']);
    await visit.see(['button', 'Notifications']);
  });

const editProfile = (profile: PortalRouteId) =>
  on(profile, async (visit) => {
    await visit.press(['button', 'Edit Profile']);
    await visit.fill('Draws charts by hand.', ['textbox', /^Bio/]);
    await visit.press(['button', 'Save Changes']);
    await visit.see(['button', 'Edit Profile']);
    await visit.read('Draws charts by hand.');
  });

/** The main acts of each role's screens. */
const portalActs: Readonly<Record<Role, Acts>> = {
  admin: {
    'shows the hours of the dashboard as a table': on('admin-home', async (visit) => {
      await visit.press(['region', 'Hours by week'], ['button', 'Show table']);
      await visit.see(['table', /Hours by week/]);
    }),
    'sorts the employees by hours': on('employees', async (visit) => {
      await visit.press(['columnheader', 'Hours'], ['button', 'Hours']);
      await visit.see(['columnheader', 'Hours', '[aria-sort=descending], [aria-sort=ascending]']);
    }),
    'searches regular users': on('regular-users', async (visit) => {
      await visit.fill('alma', ['searchbox', 'Search regular users']);
      await visit.read(/\d of 112 regular users/);
    }),
    'suspends an intern and undoes it': on('interns', async (visit) => {
      await visit.press(['button', 'Actions for Sena Oduya']);
      await visit.press(['menuitem', 'Suspend']);
      await visit.press(['button', 'Undo']);
      await visit.read('Undone');
    }),
    'adds an employee': on('add-employee', async (visit) => {
      await visit.fill('Ada Quill', ['textbox', 'Name']);
      await visit.fill('ada.quill@undula.example', ['textbox', 'Work email']);
      await visit.fill('Design', ['combobox', 'Team']);
      await visit.key('Escape');
      await visit.fill('Letter painter', ['combobox', 'Position']);
      await visit.key('Escape');
      await typeDate(visit, 'Start date');
      await visit.fill('37.5', ['textbox', 'Hours a week']);
      await visit.press(['button', 'Add and start another']);
      await visit.read('Ada Quill is now in the list.');
    }),
    'compares quarters': on('performance', async (visit) => {
      await visit.press(['link', 'Quarter']);
      await visit.see(['region', 'Hours by week']);
    }),
    'approves a week': on('approvals', async (visit) => {
      await visit.press(['button', 'Approve']);
      await visit.read(/Approved \w+/);
    }),
    'finds the approval in the log': on('usage', async (visit) => {
      await visit.read(/Approved/);
    }),
    'changes the phone number of the agency': on('settings', async (visit) => {
      await visit.fill('+1 555 0199', ['form', 'Agency'], ['textbox', 'Phone']);
      await visit.press(['button', 'Save agency']);
      await visit.read('Saved');
    }),
    'goes dark': on('settings', async (visit) => {
      await visit.press(['radio', /^Dark/]);
      await visit.see(['radio', /^Dark/, '[data-theme=dark] *']);
    }),
    'writes a note on the monthly report': on('monthly-report', async (visit) => {
      await visit.fill('A short month.', ['textbox', 'What a reader should know']);
      await visit.press(['button', 'Save note']);
      await visit.read('Saved');
    }),
    'shows the hours of the year as a table': on('annual-report', async (visit) => {
      await visit.press(['region', 'Hours by month'], ['button', 'Show table']);
      await visit.see(['table', /Hours by month/]);
    }),
    'sends a message': sendMessage('admin-sent'),
    'marks all notifications as read': markAllRead('admin-notifications'),
    'edits the profile': editProfile('admin-profile'),
  },
  employee: {
    'adds a task': on('active-tasks', async (visit) => {
      await visit.fill('Call the harbour master', ['textbox', 'New task']);
      await visit.press(['button', 'Add task']);
      await visit.see(['link', /Call the harbour master/]);
    }),
    'reopens a task': on('completed-tasks', async (visit) => {
      await visit.press(['button', /^Reopen/]);
      await visit.press(['button', 'Undo']);
      await visit.read('Undone');
    }),
    'creates an event': on('schedule', async (visit) => {
      await visit.press(['link', 'New event']);
      await visit.fill('Regatta', ['textbox', 'Title']);
      await visit.press(['checkbox', 'All day']);
      // Or Save anyway, if it overlaps another event.
      await visit.press(['button', /^Save/]);
      await visit.see(['link', /Regatta/]);
    }),
    'logs an hour': on('timesheet', async (visit) => {
      await visit.fill('2:47', ['textbox', /, Monday/]);
      await visit.key('Enter');
      await visit.see(['textbox', /, Monday/, '[value="2:47"]']);
    }),
    'starts and discards a timer': on('timesheet', async (visit) => {
      await visit.press(['button', 'Start timer']);
      await visit.press(['main', ''], ['button', 'Discard']);
      await visit.see(['button', 'Start timer']);
    }),
    'sends a message': sendMessage('employee-sent'),
    'marks all notifications as read': markAllRead('employee-notifications'),
    'edits the profile': editProfile('employee-profile'),
  },
  intern: {
    'completes a lesson': on('courses', async (visit) => {
      await visit.press(['link', 'Resume: lesson 3']);
      await visit.press(['button', 'Mark as done and continue']);
      await visit.see(['region', 'Measuring for real']);
    }),
    'submits an assignment': on('assignments', async (visit) => {
      await visit.press(['link', /^Weigh three pages/]);
      await visit.fill('code.example/weight', ['textbox', /^Link/]);
      await visit.press(['button', 'Submit']);
      await visit.see(['button', 'Withdraw']);
    }),
    'logs an hour': on('timelog', async (visit) => {
      await visit.fill('2:47', ['textbox', /, Monday/]);
      await visit.key('Enter');
      await visit.see(['textbox', /, Monday/, '[value="2:47"]']);
    }),
    'bookmarks a guide': on('resources', async (visit) => {
      await visit.press(['button', 'Bookmark Font loading']);
      await visit.see(['button', /^Bookmarked 3/]);
    }),
    'adds a goal': on('mentorship', async (visit) => {
      await visit.press(['button', 'Add goal']);
      await visit.fill('Draw a chart by hand', ['textbox', 'What you want to reach']);
      await typeDate(visit, 'Target date');
      await visit.press(['button', 'Save goal']);
      await visit.see(['listitem', 'Draw a chart by hand']);
    }),
    'sends a message': sendMessage('intern-sent'),
    'marks all notifications as read': markAllRead('intern-notifications'),
    'edits the profile': editProfile('intern-profile'),
  },
};

/** Signs in by the screen. */
const signIn = (role: Role) =>
  on('login', async (visit) => {
    await visit.press(['combobox', 'Role']);
    await visit.press(['option', roleNames[role]]);
    await visit.press(['button', 'Sign In']);
    await visit.heading('Dashboard');
  });

const signOut: Act = async (visit) => {
  await visit.press(['button', 'Sign Out']);
  await visit.heading('Sign in');
};

const opens = (pages: readonly (readonly [path: string, h1: string])[]): Acts =>
  Object.fromEntries(pages.map(([path, h1]) => [`opens ${path}`, (visit) => visit.open(path, h1)]));

const screensOf = (role: Role) => Object.values(portalRoutes).filter((screen) => screen.role === role);

/** All acts by the user, in their order. */
export const acts: Readonly<Record<string, Acts>> = {
  visitor: { ...opens(Object.entries(publicPages)), ...publicActs },
  ...Object.fromEntries(
    roles.map((role) => [
      role,
      {
        'signs in': signIn(role),
        ...opens(screensOf(role).map(({ path, title }) => [path, title])),
        ...portalActs[role],
        'signs out': signOut,
      },
    ]),
  ),
};
