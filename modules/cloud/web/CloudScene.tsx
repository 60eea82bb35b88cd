import styles from './cloud.module.css'

const LEFT = -2400
const RIGHT = 1600

/** Hills across a screen of any width, or mountains with a rise of 0; the path repeats every 400. */
function ridge(heights: readonly number[], rise: number): string {
  const step = 400 / heights.length
  const count = (RIGHT - LEFT) / step
  const height = (index: number) => heights[index % heights.length]!
  const slopes = Array.from({ length: count }, (_, index) => {
    const top = (height(index) + height(index + 1)) / 2 - rise
    return `Q${LEFT + (index + 0.5) * step} ${top} ${LEFT + (index + 1) * step} ${height(index + 1)}`
  })
  return `M${LEFT} ${height(0)}${slopes.join('')}V600H${LEFT}z`
}

const MOUNTAINS = ridge([240, 190, 236, 170, 230, 200], 0)
const HILLS = ridge([326, 312], 44)
const SHORE = ridge([366], 40)

/** The keep at dusk behind the head of the page. */
export const CloudScene = () => (
  <div className={styles.scene} aria-hidden="true">
    <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMin meet">
      <circle cx="262" cy="150" r="78" fill="#fff0c9" opacity=".9" />
      <path d={MOUNTAINS} fill="#5a3c8f" />
      <path d="M120 300V160h22v-18h16v18h22V96l-12-10h84l-12 10v64h22v-18h16v18h22v140z" fill="#2a1a55" />
      <path d="M204 86V42l40 16-40 14" fill="#ff5a5f" />
      <g fill="#ffc53d">
        <path d="M190 300v-44a20 20 0 0 1 40 0v44z" />
        <rect x="196" y="118" width="12" height="22" rx="6" />
        <rect x="150" y="196" width="12" height="22" rx="6" />
        <rect x="258" y="196" width="12" height="22" rx="6" />
      </g>
      <path d={HILLS} fill="#1b1140" />
      <path d={SHORE} fill="#0f0a2a" />
    </svg>
  </div>
)
