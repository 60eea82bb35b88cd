import { useId, type ComponentType } from 'react'
import type { EventArt } from '../../model.ts'
import { LanternsArt } from './LanternsArt.tsx'
import { StarsArt } from './StarsArt.tsx'
import { TidesArt } from './TidesArt.tsx'
import styles from './art.module.css'

export interface ArtProps {
  /** Makes names inside of the drawing unique on the page. */
  readonly id: string
}

const ART: Readonly<Record<EventArt, ComponentType<ArtProps>>> = {
  lanterns: LanternsArt,
  tides: TidesArt,
  stars: StarsArt,
}

interface EventPictureProps {
  readonly art: EventArt
  /** What does not fit is cut off below alone, where words stand. */
  readonly isFromTop?: boolean
}

/** The picture of an event, by night and by day; it fills its frame and is decoration. */
export function EventPicture({ art, isFromTop = false }: EventPictureProps) {
  const Drawing = ART[art]
  const id = useId()
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 640 240"
      preserveAspectRatio={isFromTop ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <Drawing id={id} />
    </svg>
  )
}
