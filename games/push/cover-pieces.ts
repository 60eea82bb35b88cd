import { shade } from '#kit/game/draw.ts'

/** A crate of about 100 by its middle. */
export function coverCrate(x: number, y: number, scale: number, color: string, turn = 0): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})"><rect x="-48" y="-38" width="96" height="96" rx="15" fill="${shade(color, -0.42)}"/>` +
    `<rect x="-48" y="-50" width="96" height="96" rx="15" fill="${color}"/><rect x="-32" y="-34" width="64" height="64" rx="6" fill="${shade(color, -0.22)}"/>` +
    `<path d="M-32 -34L32 30" stroke="${shade(color, 0.26)}" stroke-width="12"/></g>`
  )
}

/** The crab of about 110 from above; 0 looks up. */
export function coverCrab(x: number, y: number, scale: number, color: string, turn: number): string {
  const dark = shade(color, -0.3)
  const side = (mirror: number) =>
    `<g transform="scale(${mirror} 1)"><path d="M20 8L50 4M22 18L54 22M18 28L46 38" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M24 -10L38 -30" stroke="${dark}" stroke-width="11" stroke-linecap="round"/><circle cx="38" cy="-42" r="17" fill="${shade(color, -0.1)}"/><path d="M38 -42L26 -64L44 -66Z" fill="${shade(color, -0.5)}"/>` +
    `<circle cx="13" cy="-22" r="11" fill="#fff"/><circle cx="13" cy="-26" r="6" fill="#1a1420"/></g>`
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})"><ellipse cy="12" rx="40" ry="31" fill="${shade(color, -0.4)}"/><ellipse cy="5" rx="40" ry="31" fill="${color}"/>${side(1)}${side(-1)}<ellipse cx="-12" cy="0" rx="17" ry="8" fill="#fff" opacity=".35"/></g>`
}

/** A ring of shells. */
export const coverMark = (x: number, y: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="38" fill="${shade(color, 0.55)}" stroke="${color}" stroke-width="10"/><circle cx="${x}" cy="${y}" r="38" fill="none" stroke="#fff6e0" stroke-width="12" stroke-dasharray="0.1 29.7" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="11" fill="${color}"/>`

/** A one-way tile; 0 points up. */
export const coverArrows = ([x, y]: readonly [number, number], way: number) =>
  `<g transform="translate(${x} ${y}) rotate(${way * 90})"><rect x="-52" y="-52" width="104" height="104" rx="22" fill="#4fb8d8"/><path d="M-26 0L0 -26L26 0M-26 32L0 6L26 32" fill="none" stroke="#eafaff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></g>`
