/** Decides what the documentation's pages load: the playground and the switch of the colour scheme. */
import './playground';
import './search';
import './scheme';
