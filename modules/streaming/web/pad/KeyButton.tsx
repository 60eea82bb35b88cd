import { useMessages } from '#kit/i18n/use-messages.ts'
import { PAD_ACTIONS, type PadAction, type PadButton } from '../../model.ts'
import type { Held } from '../input/held.ts'
import { streamingTexts, type StreamingText } from '../texts.ts'
import { ACTION_ICONS } from './action-icon.ts'
import styles from './pad.module.css'

interface KeyButtonProps {
  readonly button: PadButton
  readonly held: Held
  readonly isPressed: boolean
  readonly style: React.CSSProperties
}

/** Profiles of later builds may know others. */
export const actionOf = ({ action }: PadButton): PadAction => (isAction(action) ? action : 'special')
const isAction = (action: string): action is PadAction => (PAD_ACTIONS as readonly string[]).includes(action)
/** Long enough for a game that looks once a frame. */
const CLICK_MS = 80

/** Touch is handled by the zone; screen readers and switches press and release with one click. */
export function KeyButton({ button, held, isPressed, style }: KeyButtonProps) {
  const text = useMessages(streamingTexts)
  const action = actionOf(button)
  const Icon = ACTION_ICONS[action]
  return (
    <button
      type="button"
      className={styles.button}
      data-place={button.place}
      data-pressed={isPressed || undefined}
      aria-label={text(`action.${action}` satisfies StreamingText)}
      tabIndex={-1}
      style={style}
      onClick={(event) => {
        if (event.detail > 0) return
        held.press('click', button.presses)
        setTimeout(() => held.lift('click', button.presses), CLICK_MS)
      }}
    >
      <Icon />
    </button>
  )
}
