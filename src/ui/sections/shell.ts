/** Decides how a slider paints itself before React: its slides in a row that a finger can scroll. */
import type { Shell } from '../../element/shell';
import slider from './slider-shell.css?inline';

export const sliderShell: Shell<{ readonly interval: number; readonly label: string | undefined }> = {
  styles: [slider],
  until: 'now',
  paint(root) {
    if (root.hasChildNodes()) return;
    const track = document.createElement('div');
    track.className = 'track';
    track.append(document.createElement('slot'));
    const room = document.createElement('div');
    room.className = 'room';
    root.append(track, room);
  },
};
