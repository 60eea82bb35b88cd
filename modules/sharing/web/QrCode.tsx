import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './share.module.css'

/** The quiet zone in modules; readers need four (ISO/IEC 18004). */
const QUIET = 4

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A QR code: dark on light in both themes, because many readers support nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#05121b" />
    </svg>
  )
}

/** Each run of dark modules in a row is one subpath. */
function drawing(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end === -1 ? size : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return { size, path: runs.join('') }
}
