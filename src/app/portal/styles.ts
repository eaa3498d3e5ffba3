/** The global styles of every sign-in and portal page. */
import '../../../generated/fonts/portal.css';
import '../../../styles/global.scss';
import '../../../styles/own-size.scss';
import './portal.scss';
