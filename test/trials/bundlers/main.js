/** A shop's only script, as an integrator writes it. */
import 'shop-elements';
