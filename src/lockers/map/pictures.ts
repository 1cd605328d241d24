/** Pictures of clusters, lockers and marks, drawn once per colour scheme at twice the screen's resolution. */
import type { Map as MapLibre } from 'maplibre-gl';
import { assertDefined } from '../../page/assert-defined';
import type { MapColours } from './colours';

const RATIO = 2;

type Draw = (context: OffscreenCanvasRenderingContext2D, size: number) => void;

function picture(size: number, draw: Draw): ImageData {
  const context = assertDefined(new OffscreenCanvas(size * RATIO, size * RATIO).getContext('2d'), 'a canvas');
  context.scale(RATIO, RATIO);
  draw(context, size);
  return context.getImageData(0, 0, size * RATIO, size * RATIO);
}

const disc = (context: OffscreenCanvasRenderingContext2D, at: number, radius: number, fill: string, alpha = 1) => {
  context.globalAlpha = alpha;
  context.fillStyle = fill;
  context.beginPath();
  context.arc(at, at, radius, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
};

/** A filled disc with a halo in the same colour. */
const cluster =
  ({ accent, ground }: MapColours): Draw =>
  (context, size) => {
    disc(context, size / 2, size / 2, accent, 0.22);
    disc(context, size / 2, size / 2 - 4, ground);
    disc(context, size / 2, size / 2 - 5.5, accent);
  };

/** A drop-shaped pin, `size` high, with its tip at the bottom; the centre of its head is at 0.38 of the height. */
const pin =
  (fill: string, edge: string, inside: Draw): Draw =>
  (context, size) => {
    const [middle, radius, head] = [size / 2, size * 0.3, size * 0.38];
    context.beginPath();
    context.moveTo(middle, size - 2);
    context.bezierCurveTo(middle - radius * 0.35, size * 0.78, middle - radius, size * 0.62, middle - radius, head);
    context.arc(middle, head, radius, Math.PI, 0);
    context.bezierCurveTo(middle + radius, size * 0.62, middle + radius * 0.35, size * 0.78, middle, size - 2);
    context.shadowColor = 'rgb(0 0 0 / 30%)';
    context.shadowBlur = 4;
    context.shadowOffsetY = 2;
    context.fillStyle = fill;
    context.fill();
    context.shadowColor = 'transparent';
    context.lineWidth = 2;
    context.strokeStyle = edge;
    context.stroke();
    inside(context, size);
  };

/** A locker's front: a box of doors. */
const doors =
  (colour: string): Draw =>
  (context, size) => {
    const [unit, left, top] = [size * 0.09, size / 2 - size * 0.145, size * 0.235];
    context.fillStyle = colour;
    for (const column of [0, 1, 2])
      for (const row of [0, 1, 2]) context.fillRect(left + column * (unit + 1), top + row * (unit + 1), unit, unit);
  };

/** A tick, so that the chosen locker is marked by more than colour. */
const tick =
  (colour: string): Draw =>
  (context, size) => {
    context.strokeStyle = colour;
    context.lineWidth = size * 0.075;
    context.lineCap = context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(size * 0.38, size * 0.39);
    context.lineTo(size * 0.465, size * 0.475);
    context.lineTo(size * 0.62, size * 0.3);
    context.stroke();
  };

/** Adds all pictures to the map, or redraws them in other colours. */
export function putPictures(map: MapLibre, colours: MapColours): void {
  const { accent, onAccent, ground, chosen, text } = colours;
  const pictures: Record<string, ImageData> = {
    'cluster-small': picture(40, cluster(colours)),
    'cluster-medium': picture(50, cluster(colours)),
    'cluster-large': picture(64, cluster(colours)),
    locker: picture(36, pin(accent, ground, doors(onAccent))),
    highlighted: picture(56, pin(text, ground, doors(ground))),
    chosen: picture(52, pin(chosen, ground, tick(ground))),
    hovered: picture(48, (context, size) => disc(context, size / 2, size / 2, accent, 0.3)),
    person: picture(28, (context, size) => {
      disc(context, size / 2, size / 2, accent, 0.25);
      disc(context, size / 2, 8, ground);
      disc(context, size / 2, 5.5, accent);
    }),
  };
  for (const [name, image] of Object.entries(pictures)) {
    if (map.hasImage(name)) map.removeImage(name);
    map.addImage(name, image, { pixelRatio: RATIO });
  }
}
