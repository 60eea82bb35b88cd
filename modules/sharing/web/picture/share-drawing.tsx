import type { ReactElement } from 'react'
import type { CardLevel } from '#modules/cards/model.ts'
import { kindOf } from '#modules/cards/model.ts'
import { stillCard } from '#modules/cards/web/index.ts'
import { SharePicture, type SharePictureProps } from './SharePicture.tsx'

/** What a picture depends on: equal for all pages that show the same. */
export interface PictureSubject {
  readonly kind: SharePictureProps['kind']
  readonly avatar: number | undefined
  /** The kind of the card. */
  readonly card: number | undefined
}

/** Colours of the levels in the dark theme; a picture has no theme. */
const LIGHTS: Readonly<Record<CardLevel, string>> = {
  normal: '#d9c6a5',
  rare: '#6fe3ff',
  s: '#c9a2ff',
  ss: '#ffcf5c',
  sss: '#fff3d6',
}

export const shareDrawing = async ({ kind, avatar, card }: PictureSubject): Promise<ReactElement> => (
  <SharePicture
    kind={kind}
    avatar={avatar}
    card={card === undefined ? undefined : await stillCard(card)}
    light={card === undefined ? '' : LIGHTS[kindOf(card).level]}
  />
)
