import styles from './streak.module.css'

/** Most shells on the beach. */
const MOST_SHELLS = 7

/** An islet whose beach gains a shell a day; each full week grows a palm. */
export function StreakIsland({ days }: { readonly days: number }) {
  const shells = days === 0 ? 0 : ((days - 1) % MOST_SHELLS) + 1
  const palms = Math.min(3, Math.floor(days / MOST_SHELLS))
  return (
    <svg className={styles.island} viewBox="0 0 120 96" aria-hidden="true">
      <ellipse cx="60" cy="84" rx="58" ry="11" fill="var(--lagoon-dim)" />
      <path d="M12 82Q22 56 60 54Q98 56 108 82Q60 92 12 82z" fill="#e3b878" />
      <path d="M24 72Q34 52 60 50Q86 52 96 72Q60 79 24 72z" fill="#2b8a63" />
      {Array.from({ length: palms }, (_, place) => (
        <Palm key={place} x={60 + [0, -22, 22][place]!} />
      ))}
      {Array.from({ length: shells }, (_, place) => (
        <circle key={place} cx={24 + place * 12} cy={81 - Math.abs(place - 3)} r="3.6" fill="var(--coral)" />
      ))}
    </svg>
  )
}

const Palm = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 56)`}>
    <path d="M0 2Q-4 -16 2 -30" stroke="#8a5a2b" strokeWidth="4" fill="none" strokeLinecap="round" />
    <path
      d="M2 -30Q-10 -42 -20 -32M2 -30Q14 -42 24 -31M2 -30Q-8 -26 -14 -18M2 -30Q12 -26 18 -18M2 -30Q2 -42 8 -46"
      stroke="#49b27f"
      strokeWidth="4.5"
      fill="none"
      strokeLinecap="round"
    />
  </g>
)
