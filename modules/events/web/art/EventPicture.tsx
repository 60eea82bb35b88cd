import { useId, type ComponentType } from 'react'
import type { EventArt } from '../../model.ts'
import { LanternsArt } from './LanternsArt.tsx'
import { StarsArt } from './StarsArt.tsx'
import { TidesArt } from './TidesArt.tsx'
import styles from './art.module.css'

export interface ArtProps {
  /** Prefix that makes ids in the drawing unique on the page. */
  readonly id: string
}

const ART: Readonly<Record<EventArt, ComponentType<ArtProps>>> = {
  lanterns: LanternsArt,
  tides: TidesArt,
  stars: StarsArt,
}

interface EventPictureProps {
  readonly art: EventArt
  /** Crops at the bottom only, where text covers it. */
  readonly isFromTop?: boolean
}

/** The picture of an event in both themes; decorative, it fills its frame. */
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
