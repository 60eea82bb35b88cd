import { Islet } from './Islet.tsx'
import styles from './IsletScene.module.css'

/** Stars of the left half as dots of three sizes: one path a size is a tenth of as many circles. */
const SMALL_STARS =
  'M6 68h0M7 49h0M37 380h0M40 319h0M46 48h0M79 42h0M113 144h0M149 184h0M176 250h0M184 82h0M198 134h0M211 5h0M212 0h0M227 116h0M247 26h0M274 123h0M296 15h0M305 49h0M369 238h0M391 135h0M396 392h0M501 200h0M601 110h0M608 156h0M651 275h0'
const STARS =
  'M37 201h0M85 162h0M101 38h0M103 18h0M146 24h0M147 68h0M158 15h0M266 378h0M275 16h0M283 329h0M380 213h0M394 33h0M408 240h0M423 270h0M528 57h0M534 0h0M579 49h0M612 110h0M642 351h0'
const BIG_STARS =
  'M42 146h0M74 2h0M97 347h0M143 261h0M154 12h0M271 292h0M289 342h0M293 196h0M659 27h0M683 226h0'

const Sky = () => (
  <>
    <svg className={styles.stars} viewBox="0 0 1440 420" preserveAspectRatio="xMidYMin slice">
      <g id="stars">
        <path d={SMALL_STARS} strokeWidth="2" opacity=".45" />
        <path d={STARS} strokeWidth="3.2" opacity=".6" />
        <path d={BIG_STARS} strokeWidth="4.4" opacity=".85" />
      </g>
      <use href="#stars" transform="matrix(-1 0 0 1 1440 0)" />
    </svg>
    <svg className={styles.clouds} viewBox="0 0 750 420" preserveAspectRatio="xMidYMin slice">
      <path d="M75 150a15 15 0 0 1 25-30a20 20 0 0 1 40-14a20 20 0 0 1 36 14h19a15 15 0 0 1 0 30zM483 236a13 13 0 0 1 10-26h94a13 13 0 0 1 0 26z" />
    </svg>
    <div className={styles.moon}>
      <svg viewBox="0 0 116 116">
        <circle cx="40" cy="44" r="10" />
        <circle cx="78" cy="48" r="7" />
        <circle cx="58" cy="80" r="9" />
      </svg>
    </div>
    <svg className={styles.hills} viewBox="0 0 1440 100" preserveAspectRatio="none">
      <path d="M0 100V60Q120 12 250 50T470 78L560 100zM1440 100V48Q1330 0 1190 52T930 66L850 100z" />
    </svg>
  </>
)

const Sea = () => (
  <div className={styles.sea}>
    <svg className={styles.glints} viewBox="0 0 1440 200" preserveAspectRatio="xMidYMin slice">
      <path
        d="M60 34h96M250 22h64M330 62h120M520 30h70M560 92h130M742 52h60M890 36h110M980 88h80M1120 24h120M1180 66h60M1300 44h100M150 104h90M400 130h110M800 126h140M1080 140h90M1260 112h120"
        strokeWidth="3.5"
      />
    </svg>
    <svg className={styles.moonlight} viewBox="0 0 120 90">
      <path d="M26 12h66M12 27h96M30 42h60M22 57h74M44 72h34" strokeWidth="5" />
    </svg>
  </div>
)

interface IsletArtProps {
  readonly isLit: boolean
}

/** What is drawn in the scene: sky, sea and the islet with its light. */
export const IsletArt = ({ isLit }: IsletArtProps) => (
  <>
    <Sky />
    <Sea />
    <div className={styles.islet}>
      {isLit && <i className={styles.halo} />}
      {isLit && <i className={styles.beam} />}
      <Islet isLit={isLit} />
      {!isLit && <i className={styles.fog} />}
    </div>
  </>
)
