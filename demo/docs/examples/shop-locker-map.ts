/** Decides the example of `<shop-locker-map>`: a form that asks for a parcel locker. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['paczkomat', 'punkt odbioru', 'mapa', 'inpost', 'locker', 'pickup'],
  height: 720,
  snippet: [
    el(
      'form',
      { action: '/dostawa', method: 'post' },
      el(
        'shop-locker-map',
        { name: 'locker', required: true, 'points-url': '/api/points', 'map-style-url': '/static/mapa/{scheme}.json' },
        el('label', {}, 'Kod Paczkomatu ', el('input', { name: 'locker', required: true })),
      ),
      el('button', {}, 'Wybierz'),
    ),
  ],
};
