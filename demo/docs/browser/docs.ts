/** Decides what the documentation's pages load: the playground, the traffic below it, and the switch of the colour scheme. */
import './playground';
import './search';
import './scheme';
import './traffic';
