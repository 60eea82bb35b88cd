import { assetUrl } from '#kit/web/config.ts'
import { Islet, LitIslet } from './Islet.tsx'
import styles from './IsletScene.module.css'

const Sky = () => (
  <>
    <img className={styles.stars} src={assetUrl('/icons/stars.svg')} alt="" fetchPriority="low" />
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

/**
 * The drawing of the scene: sky, sea and the islet with its light. Parts with the same colours by day and night are pictures:
 * inline, their size would cost the round trip that decides when a first visit is painted.
 */
export const IsletArt = ({ isLit }: IsletArtProps) => (
  <>
    <Sky />
    <Sea />
    <div className={styles.islet}>
      {isLit && <i className={styles.halo} />}
      {isLit && <i className={styles.beam} />}
      {isLit ? <LitIslet /> : <Islet isLit={false} />}
      {!isLit && <i className={styles.fog} />}
    </div>
  </>
)
