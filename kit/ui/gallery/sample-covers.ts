const GROUNDS = [
  ['#9be15d', '#137a4b'],
  ['#5ec8ff', '#123e9c'],
  ['#ffb56b', '#b4431f'],
  ['#8b7bff', '#2a1f8f'],
  ['#4fe0c0', '#06443f'],
  ['#ff8fb4', '#7a1848'],
  ['#ffe07a', '#a35a0c'],
] as const

const slab = (x: number, y: number, fill: string, side: string) =>
  `<rect x="${x}" y="${y + 14}" width="92" height="92" rx="24" fill="${side}"/><rect x="${x}" y="${y}" width="92" height="92" rx="24" fill="${fill}"/><path d="M${x + 24} ${y + 4}h44" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>`

/** Placeholders in the style of game covers: lit background, a tilted board beyond the edges, one main piece. */
export function sampleCover(index: number) {
  const [light, dark] = GROUNDS[index % GROUNDS.length]!
  const [heroLight, heroDark] = GROUNDS[(index + 3) % GROUNDS.length]!
  const board = Array.from({ length: 25 }, (_, place) =>
    slab(
      -60 + (place % 5) * 108,
      -60 + Math.floor(place / 5) * 108,
      place % 2 ? '#ffffff55' : '#ffffff33',
      '#00000030',
    ),
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="400" height="400" fill="url(#g)"/><g transform="rotate(-8 200 200)">${board}</g><ellipse cx="206" cy="262" rx="96" ry="20" opacity=".3"/><g transform="translate(118 100) scale(1.75)rotate(7 46 46)">${slab(0, 0, heroLight, heroDark)}<circle cx="46" cy="46" r="22" fill="#fff" opacity=".85"/></g></svg>`
  return { cover: `data:image/svg+xml,${encodeURIComponent(svg)}`, tint: dark }
}
