import { contactShadow, coverArt, type CoverArt } from '#kit/game/cover.ts'
import type { BallCourtDefinition, SportName } from './definitions.ts'

/** A round handle seen from above. */
const mallet = (art: CoverArt, [x, y, r]: readonly number[], color: string, dark: string) =>
  contactShadow(x! + 10, y! + 26, r! * 1.02, r! * 0.9, 0.35) +
  `<circle cx="${x}" cy="${y! + 14}" r="${r}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>` +
  `<circle cx="${x}" cy="${y}" r="${r! * 0.74}" fill="${dark}" opacity=".55"/>` +
  art.ball(x!, y! - 8, r! * 0.46, color, dark)

const hockey = (art: CoverArt) =>
  art.ground('#6A58E8', '#1C1358', '#C9C2FF') +
  `<g transform="rotate(-14 200 200)"><rect x="30" y="-80" width="340" height="600" rx="60" fill="#C97A1E"/><rect x="30" y="-92" width="340" height="600" rx="60" fill="#F7BC57"/>` +
  `<rect x="52" y="-70" width="296" height="560" rx="44" fill="#D5F4FB"/><path d="M52 176H348" stroke="#FF7A90" stroke-width="12"/><circle cx="200" cy="176" r="70" fill="#fff" stroke="#FF7A90" stroke-width="12"/>` +
  `<path d="M236 58l-64 128M262 70l-56 112M212 46l-60 120" stroke="#5B4BD6" stroke-width="9" stroke-linecap="round" opacity=".28"/>` +
  contactShadow(184, 214, 60, 52, 0.35) +
  `<circle cx="176" cy="200" r="56" fill="#120A3C"/><circle cx="176" cy="190" r="56" fill="#3B2A8E"/><circle cx="176" cy="190" r="38" fill="#FFD54A"/><circle cx="176" cy="190" r="24" fill="#3B2A8E"/>` +
  mallet(art, [262, 44, 62], '#FF5D73', '#8E1B34') +
  mallet(art, [196, 330, 84], '#1FB0F5', '#0A4E8C') +
  '</g>'

/** Slices of a ring around the middle of the picture. */
const slices = (inner: number, outer: number, colors: readonly [string, string]) =>
  colors
    .map((color, odd) => {
      const at = (turn: number, far: number) =>
        `${Math.round(Math.sin(turn) * far)} ${Math.round(-Math.cos(turn) * far)}`
      const parts = Array.from({ length: 10 }, (_, index) => {
        const [from, to] = [
          ((index * 2 + odd - 0.5) * Math.PI) / 10,
          ((index * 2 + odd + 0.5) * Math.PI) / 10,
        ]
        return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}`
      })
      return `<path d="${parts.join('')}" fill="${color}"/>`
    })
    .join('')

const coverDart = (color: string) =>
  `<path d="M0 0l14 46-10 8z" fill="#E8EEF5"/><rect x="4" y="44" width="24" height="82" rx="12" fill="#D9A032"/><rect x="8" y="44" width="7" height="82" rx="3" fill="#FFE39A"/>` +
  `<path d="M12 122h8v40h-8z" fill="#3A3F55"/><path d="M16 140l46 48v52l-46-34-46 34v-52z" fill="${color}"/><path d="M12 140h8v64h-8z" fill="#fff" opacity=".6"/>`

const darts = (art: CoverArt) =>
  art.ground('#37A27C', '#0A2F2B', '#FFE9A8', 0.5) +
  `<g transform="translate(176 186)"><circle r="212" cy="12" fill="#4F240B"/><circle r="212" fill="#B96A2E"/><circle r="196" fill="#1B1F2E"/>` +
  slices(30, 176, ['#222941', '#FFF1CF']) +
  slices(154, 178, ['#F0524B', '#21A77B']) +
  slices(92, 116, ['#F0524B', '#21A77B']) +
  `<circle r="34" fill="#21A77B"/><circle r="17" fill="#F0524B"/></g>` +
  contactShadow(228, 214, 40, 14, 0.4) +
  `<g transform="translate(178 188) rotate(-36) scale(1.15)">${coverDart('#2FB8FF')}</g><g transform="translate(262 96) rotate(-30) scale(.8)">${coverDart('#FFC53D')}</g>`

const coverPin = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-24 62C-46 20-18-14-18-42a18 20 0 0 1 36 0C18-14 46 20 24 62z" fill="#C3CDE0"/><path d="M-24 62C-46 20-20-14-20-42a18 20 0 0 1 33 0C13-14 38 20 14 62z" fill="#fff"/><path d="M-17-18H15l3 12H-19z" fill="#FF4F66"/></g>`

const bowling = (art: CoverArt) =>
  art.ground('#E86A8E', '#3F1038', '#FFD9C2', 0.5) +
  `<path d="M120 60H280L470 400H-70z" fill="#F4BE72"/><path d="M120 60h26L20 400H-70zM226 60h26l130 340h-92z" fill="#FFE0A6" opacity=".8"/><path d="M108 60h12L-70 400h-40zM280 60h12l220 340h-42z" fill="#1D0A1E"/>` +
  coverPin(200, 92, 4) +
  coverPin(120, 96, -38) +
  coverPin(286, 104, 52) +
  coverPin(232, 50, 20) +
  contactShadow(206, 366, 120, 24, 0.4) +
  art.ball(192, 268, 112, '#8A3DF0', '#31106E') +
  `<g fill="#22083F"><ellipse cx="176" cy="214" rx="15" ry="12"/><ellipse cx="222" cy="222" rx="15" ry="12"/><ellipse cx="192" cy="252" rx="16" ry="13"/></g>`

const penalty = (art: CoverArt) =>
  art.ground('#3FBF66', '#0B3D2A', '#E6FFD9', 0.45) +
  `<path d="M-10 250H410V410H-10z" fill="#2C9A48"/><path d="M-10 290H410V330H-10z" fill="#37B257"/><g transform="rotate(-5 200 200)"><rect x="52" y="44" width="420" height="216" fill="#062B2C" opacity=".55"/>` +
  `<path d="${[0, 1, 2, 3, 4, 5, 6].map((index) => `M52 ${74 + index * 30}H420M${82 + index * 48} 44V260`).join('')}" stroke="#EAF8FF" stroke-width="4" opacity=".45"/>` +
  `<path d="M46 264V44H420" fill="none" stroke="#AFC3D0" stroke-width="20" stroke-linejoin="round"/><path d="M42 264V40H420" fill="none" stroke="#fff" stroke-width="18" stroke-linejoin="round"/></g>` +
  `<path d="M300 372C330 300 270 200 140 150" stroke="#FFF3A0" stroke-width="16" stroke-dasharray="4 30" stroke-linecap="round" fill="none"/>` +
  `<g transform="translate(306 150) rotate(28)"><rect x="-46" y="-10" width="92" height="104" rx="30" fill="#FF6B57"/><path d="M-34 0L-92-66M34 0L66-84" stroke="#FF6B57" stroke-width="28" stroke-linecap="round"/><circle cx="-96" cy="-72" r="25" fill="#FFE066"/><circle cx="70" cy="-90" r="25" fill="#FFE066"/><circle cy="-48" r="36" fill="#3A2010"/><circle cy="-38" r="31" fill="#C98A55"/></g>` +
  contactShadow(128, 236, 70, 18, 0.35) +
  art.ball(122, 152, 74, '#F6F9FF', '#7C8BA8') +
  `<g fill="#23314A"><path d="M122 122l28 20-11 33h-34l-11-33z"/><path d="M122 78l24 12-10 16h-28l-10-16zM52 140l6-26 20 8-4 28zM192 140l-6-26-20 8 4 28zM84 214l22-8 6 18-14 6zM160 214l-22-8-6 18 14 6z"/></g>`

const archery = (art: CoverArt) =>
  art.ground('#7CC8EC', '#1C5C8A', '#FFFBE0', 0.7) +
  '<path d="M-10 300Q90 220 200 280T410 250V410H-10z" fill="#58B083"/><path d="M-10 350Q120 300 240 340T410 320V410H-10z" fill="#3D9A5C"/><path d="M120 250L70 400M260 250l50 150" stroke="#8A5A2B" stroke-width="26" stroke-linecap="round"/>' +
  '<circle cx="204" cy="192" r="170" fill="#B98A4A"/><circle cx="196" cy="182" r="170" fill="#E9C88A"/>' +
  [
    ['#F7F9FF', 158],
    ['#2A3350', 126],
    ['#2FA4F0', 94],
    ['#F0524B', 62],
    ['#FFD23F', 31],
  ]
    .map(([color, radius]) => `<circle cx="196" cy="182" r="${radius}" fill="${color}"/>`)
    .join('') +
  contactShadow(250, 262, 46, 16, 0.35) +
  '<path d="M202 186L332 316" stroke="#5A3A1C" stroke-width="17" stroke-linecap="round"/><path d="M202 184L330 312" stroke="#C98A4C" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M290 272l8 62 54 40-10-58z" fill="#FF5D73"/><path d="M290 272l62 4 44 50-60-6z" fill="#FF8FA0"/><path d="M20 76q60-30 120 0t110-6M44 118q40-18 80 0" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".7"/>'

const headBall = (art: CoverArt) =>
  art.ground('#FF9F5C', '#6B1F4E', '#FFF1B8', 0.6) +
  '<circle cx="286" cy="196" r="92" fill="#FFE9A0"/><path d="M-10 226H410V300H-10z" fill="#B8447A"/><path d="M-10 280H410V410H-10z" fill="#FFD592"/><path d="M-10 300H410V410H-10z" fill="#EDB066"/>' +
  contactShadow(176, 372, 134, 20, 0.35) +
  '<path d="M96 316l-60 6-14 48M108 338l-46 12-6 26M256 316l60 6 14 48M244 338l46 12 6 26" fill="none" stroke="#A31B35" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<path d="M58 290q-60-30-46-96q8-30 30-40l-2 44 34-30q18 34-2 78zM294 290q60-30 46-96q-8-30-30-40l2 44-34-30q-18 34 2 78z" fill="#E5384E"/>' +
  '<ellipse cx="176" cy="302" rx="124" ry="82" fill="#A31B35"/><ellipse cx="176" cy="292" rx="122" ry="80" fill="#FF4F5E"/><ellipse cx="132" cy="252" rx="50" ry="20" fill="#fff" opacity=".4" transform="rotate(-18 132 252)"/>' +
  '<path d="M136 196v40M216 196v40" stroke="#E5384E" stroke-width="20" stroke-linecap="round"/><circle cx="134" cy="186" r="32" fill="#fff"/><circle cx="218" cy="186" r="32" fill="#fff"/><circle cx="146" cy="174" r="16" fill="#2A1030"/><circle cx="230" cy="174" r="16" fill="#2A1030"/><path d="M140 306q36 30 72 0" stroke="#2A1030" stroke-width="10" stroke-linecap="round" fill="none"/>' +
  art.ball(238, 78, 62, '#FFFDF6', '#B58A6A') +
  '<path d="M238 78L190 40A62 62 0 0 1 244 16zM238 78l60-16a62 62 0 0 1-18 62zM238 78l-22 58a62 62 0 0 1-40-56z" fill="#2FB8FF" opacity=".85"/>'

const golf = (art: CoverArt) =>
  art.ground('#46C9C0', '#0B4A5C', '#EFFFF6', 0.5) +
  '<g transform="rotate(9 200 200)"><path d="M40 470V96q0-48 48-48h224q48 0 48 48v90H214v284z" fill="#7A3F16"/><path d="M40 456V84q0-48 48-48h224q48 0 48 48v90H214v282z" fill="#E8A85C"/><path d="M66 456V92q0-30 30-30h208q30 0 30 30v56H188v308z" fill="#57CE6C"/>' +
  '<path d="M66 210h122v80H66zM188 62h73v86h-73zM66 370h122v80H66z" fill="#4CC263"/></g>' +
  '<ellipse cx="268" cy="134" rx="46" ry="34" fill="#F4FFF4"/><ellipse cx="268" cy="136" rx="39" ry="28" fill="#0B2416"/><path d="M268 138V-30" stroke="#fff" stroke-width="11" stroke-linecap="round"/><path d="M274-34q60 0 106 44q-60 22-106 42z" fill="#FF4F5E"/>' +
  '<path d="M128 330L118 248M116 214l-6-34M124 142l50-42M200 104l28 12" stroke="#fff" stroke-width="13" stroke-dasharray="2 28" stroke-linecap="round" opacity=".9"/>' +
  contactShadow(136, 352, 62, 18, 0.35) +
  art.ball(124, 306, 60, '#FFFFFF', '#8FA3B8') +
  '<g fill="#B9C7D6" opacity=".7"><circle cx="110" cy="318" r="5"/><circle cx="132" cy="326" r="5"/><circle cx="152" cy="310" r="5"/><circle cx="138" cy="296" r="5"/><circle cx="118" cy="340" r="5"/></g>'

const tennis = (art: CoverArt) =>
  art.ground('#F5A266', '#8A2F3C', '#FFF0C8', 0.5) +
  '<g transform="rotate(-24 200 200)"><path d="M-120-80H520V480H-120z" fill="#DE7046"/><path d="M-120 90H520M-120 330H520M60-80V480M352-80V480" stroke="#FFF6E8" stroke-width="12"/></g>' +
  contactShadow(214, 322, 120, 26, 0.3) +
  '<g transform="rotate(38 200 200)"><rect x="184" y="270" width="34" height="170" rx="16" fill="#2B1B4A"/><path d="M184 300h34M184 330h34M184 360h34" stroke="#6B4FA0" stroke-width="6"/><path d="M150 232L192 286H210L252 232" fill="none" stroke="#1B7FC4" stroke-width="18" stroke-linejoin="round"/>' +
  `<ellipse cx="201" cy="134" rx="104" ry="126" fill="#fff" opacity=".22"/><path d="${[0, 1, 2, 3, 4, 5].map((index) => `M${131 + index * 28} 30V238M104 ${64 + index * 28}H298`).join('')}" stroke="#FFFBEF" stroke-width="4" opacity=".8"/>` +
  '<ellipse cx="201" cy="140" rx="104" ry="126" fill="none" stroke="#1468A6" stroke-width="22"/><ellipse cx="201" cy="134" rx="104" ry="126" fill="none" stroke="#2FB8FF" stroke-width="20"/></g>' +
  '<path d="M10 40L92 96M0 92L80 132M50 0L108 66" stroke="#FFF6B0" stroke-width="10" stroke-linecap="round" opacity=".6"/>' +
  contactShadow(176, 216, 52, 16, 0.25) +
  art.ball(152, 146, 72, '#D9F04A', '#6E8A12') +
  '<path d="M96 108Q150 128 148 216M204 98Q176 140 220 168" stroke="#FBFFE0" stroke-width="9" fill="none" stroke-linecap="round"/>'

const drawings: Readonly<Record<SportName, (art: CoverArt) => string>> = {
  hockey,
  darts,
  bowling,
  penalty,
  archery,
  'head-ball': headBall,
  golf,
  tennis,
}

/** A deciding moment of the sport, from near. */
export const cover = ({ id, sport }: BallCourtDefinition): string => drawings[sport](coverArt(id))
