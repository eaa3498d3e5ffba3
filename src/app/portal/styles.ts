/** What every page of the sign-in and the portal looks like before its own parts. */
import '../../../generated/fonts/portal.css';
import '../../../styles/global.scss';
import './portal.scss';
