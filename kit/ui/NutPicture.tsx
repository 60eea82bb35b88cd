import { assetUrl } from '#kit/web/config.ts'
import styles from './NutPicture.module.css'

/** The closed coconut of every page's frame, as a picture: inline it would be larger than the rest of the frame. */
export const NutPicture = () => (
  <img
    className={styles.nut}
    src={assetUrl('/icons/coconut.svg')}
    alt=""
    width={200}
    height={200}
    draggable={false}
  />
)
