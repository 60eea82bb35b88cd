import { BRAND_AMBER } from '#kit/brand/brand.ts'
import styles from './living.module.css'

/** What a season adds to sky and sea of the islet; values are the names of its picture. */
export type Weather = 'lanterns' | 'tides' | 'stars'

const lantern = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="26" fill="${BRAND_AMBER}" opacity=".22"/><rect x="-9" y="-11" width="18" height="22" rx="7" fill="#ffcf7a"/><path d="M-6-13h12M-6 13h12" stroke="#a3461f" stroke-width="4" stroke-linecap="round"/></g>`

const DRAWN: Readonly<Record<Weather, string>> = {
  // At the sides, so that none hangs behind the text in the middle of a scene.
  lanterns: [lantern(40, 150, 0.8), lantern(92, 58, 0.55), lantern(316, 34, 0.6), lantern(356, 84, 0.9)].join(
    '',
  ),
  tides:
    '<path d="M-20 318q50-26 100 0t100 0t100 0t100 0t100 0v30H-20z" fill="#bdf3ee" opacity=".4"/><path d="M-20 336q50-20 100 0t100 0t100 0t100 0t100 0" stroke="#fff" stroke-width="4" fill="none" opacity=".55"/>',
  stars:
    '<g stroke="#fff6dc" stroke-linecap="round" fill="none"><path d="M40 60l70 34" stroke-width="3" opacity=".7"/><path d="M190 26l52 26" stroke-width="2.4" opacity=".6"/><path d="M300 104l64 30" stroke-width="3" opacity=".65"/></g><g fill="#fff6dc"><circle cx="112" cy="95" r="3.4"/><circle cx="244" cy="53" r="2.8"/><circle cx="366" cy="135" r="3.4"/></g>',
}

/** The weather as a drawing; decorative, so it has no text alternative. */
export const weatherDrawing = (weather: Weather): string =>
  `<svg class="${styles.weather} ${styles[weather]}" viewBox="0 0 400 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${DRAWN[weather]}</svg>`
