/** Drawing functions for pictures. Pictures of products are 320 by 320, transparent around the product. */
import { escape } from './escape';

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly more?: string;
}

const paint = ({ fill = 'none', stroke, width = 1, opacity, more = '' }: Paint): string =>
  `fill="${fill}"${stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`}${opacity === undefined ? '' : ` opacity="${opacity}"`}${more === '' ? '' : ` ${more}`}`;

const short = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number, radius: number, look: Paint): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius > 0 ? ` rx="${radius}"` : ''} ${paint(look)}/>`;
export const path = (d: string, look: Paint): string => `<path d="${d}" ${paint(look)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, look: Paint): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${paint(look)}/>`;
export const polygon = (points: readonly (readonly [number, number])[], look: Paint): string =>
  `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" ${paint(look)}/>`;
export const group = (more: string, ...children: readonly string[]): string => `<g ${more}>${children.join('')}</g>`;
export const label = (x: number, y: number, size: number, text: string, colour: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" font-family="Helvetica Neue,Arial,sans-serif" font-weight="700" text-anchor="middle" ${more}>${escape(text)}</text>`;

/** A linear gradient from left to right, or from top to bottom. */
export const gradient = (id: string, stops: readonly (readonly [at: number, colour: string])[], down = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${down ? 0 : 1}" y2="${down ? 1 : 0}">${stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** The soft shadow below an object. */
export const ground = (x: number, y: number, rx: number): string =>
  `<radialGradient id="ground"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>${ellipse(x, y, rx, rx * 0.13, { fill: 'url(#ground)' })}`;

export const canvas = (width: number, height: number, ...content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>`;
