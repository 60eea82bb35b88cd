import { num } from '#kit/game/cover.ts'

const INK = '#43250a'
const digit = (text: string, size: number) => num(0, size * 0.36, size, text, INK)
const dot = (x: number, y: number, color: string) => `<circle cx="${x}" cy="${y}" r="21" fill="${color}"/>`
const path = (line: string, more = '') =>
  `<path d="${line}" fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

const BADGES: Readonly<Record<string, string>> = {
  starters: digit('5', 84),
  sea:
    path('M-40 8q13 -20 27 0t27 0t27 0', 'transform="translate(0 -16)"') +
    path('M-40 8q13 -20 27 0t27 0t27 0', 'transform="translate(0 14)"'),
  kitchen: path('M-28 -34v22q0 12 12 12t12 -12v-22M-16 -34v70M24 36v-70q-16 14 -13 42h13'),
  wheels: `<circle r="32" fill="none" stroke="${INK}" stroke-width="14"/><circle r="9" fill="${INK}"/>`,
  scenes: digit('15', 70),
  large: digit('20', 70),
  colours: dot(-22, -18, '#e8483f') + dot(24, -14, '#2f7fd6') + dot(2, 22, '#3fae5a'),
  query: digit('?', 88),
  mirror: `<path d="M-12 -34v68L-46 20v-40z" fill="${INK}"/><path d="M12 -34v68L46 20v-40z" fill="${INK}" opacity=".5"/><path d="M0 -40v80" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 17"/>`,
  endless: path('M0 0C-14 -24 -46 -26 -46 0S-14 24 0 0S46 -26 46 0S14 24 0 0'),
  totals: `<g transform="translate(-18 0)">${digit('7', 74)}</g><circle cx="28" cy="4" r="24" fill="${INK}"/>${num(28, 17, 36, '2', '#ffd44f')}`,
  zoo: `<ellipse cx="0" cy="16" rx="24" ry="20" fill="${INK}"/><circle cx="-30" cy="-6" r="11" fill="${INK}"/><circle cx="-11" cy="-26" r="12" fill="${INK}"/><circle cx="11" cy="-26" r="12" fill="${INK}"/><circle cx="30" cy="-6" r="11" fill="${INK}"/>`,
  music: `<ellipse cx="-16" cy="26" rx="20" ry="15" fill="${INK}"/>` + path('M2 24V-38q6 18 28 22'),
  space: `<path d="M0 -42L12 -13L42 -12L18 7L27 37L0 19L-27 37L-18 7L-42 -12L-12 -13Z" fill="${INK}"/>`,
  sports: `<circle r="36" fill="${INK}"/><path d="M-34 -8q34 18 68 0M0 -36v72M-34 10q34 -14 68 0" fill="none" stroke="#ffd44f" stroke-width="6"/>`,
  home:
    path('M-38 2L0 -34L38 2M-26 -4V34H26V-4') + `<rect x="-8" y="10" width="16" height="24" fill="${INK}"/>`,
  clothes: `<path d="M-16 -36L-44 -18L-32 4L-24 -2V36H24V-2L32 4L44 -18L16 -36Q0 -18 -16 -36z" fill="${INK}"/>`,
  fairy:
    path('M-30 34L14 -10') +
    `<path d="M18 -44L25 -22L47 -16L27 -4L29 20L12 4L-10 12L0 -10L-12 -28L10 -26z" fill="${INK}"/>`,
  bugs: `<ellipse cx="0" cy="8" rx="24" ry="30" fill="${INK}"/><circle cx="0" cy="-28" r="13" fill="${INK}"/><path d="M0 -18v56" stroke="#ffd44f" stroke-width="6"/><path d="M-22 -4h-20M22 -4h20M-22 16h-20M22 16h20" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>`,
  feast:
    `<path d="M-34 -8h68v44h-68z" fill="${INK}"/><path d="M0 -8v44" stroke="#ffd44f" stroke-width="10"/>` +
    path('M0 -14C-34 -46 -42 -14 0 -14C34 -46 42 -14 0 -14'),
  town: `<path d="M-42 36V-8H-18V-38H12V-16H42V36z" fill="${INK}"/><path d="M-8 -24v6M-8 -4v6M-30 8v6M-8 16v6M26 0v6M26 20v6" stroke="#ffd44f" stroke-width="10"/>`,
  toys: `<circle r="38" fill="${INK}"/><path d="M0 -38Q22 0 0 38M0 -38Q-22 0 0 38M-38 0h76" fill="none" stroke="#ffd44f" stroke-width="7"/>`,
  birds: `<path d="M-40 4Q-34 -30 -4 -24L14 -38L16 -22L34 -14L18 -8Q20 28 -14 32L-44 38L-26 22Q-42 18 -40 4z" fill="${INK}"/><circle cx="10" cy="-20" r="4" fill="#ffd44f"/>`,
  tools: path('M-30 34L8 -4') + `<path d="M-2 -26L18 -46L46 -18L26 2z" fill="${INK}"/>`,
  plants:
    path('M0 40V-6') +
    `<path d="M0 8Q-40 12 -42 -26Q-6 -26 0 8zM0 -4Q8 -42 42 -38Q42 -4 0 -4z" fill="${INK}"/>`,
  run: `<path d="M0 -42C22 -12 30 2 30 14A30 30 0 0 1 -30 14C-30 2 -22 -12 0 -42z" fill="#d9453b"/><path d="M0 -8C10 6 14 12 14 19A14 14 0 0 1 -14 19C-14 12 -10 6 0 -8z" fill="#fff3d9"/>`,
}

/** The sign of a game, around the origin. */
export const badgeOf = (id: string) => BADGES[id]!
