/** The scripts of the documentation's pages: playground, traffic panel and colour-scheme switch. */
import './playground';
import './search';
import './scheme';
import './traffic';
