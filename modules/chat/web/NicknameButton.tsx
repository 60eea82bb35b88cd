import { useMessages } from '#kit/i18n/use-messages.ts'
import { PencilSimpleIcon } from '#kit/ui/icons/people.tsx'
import { openNickname, useAccount } from '#modules/account/web/index.ts'
import { chatTexts } from './texts.ts'
import styles from './chat.module.css'

/** The name one writes under, and a button to change it (spec 2.31). */
export function NicknameButton({ isShort = false }: { readonly isShort?: boolean }) {
  const text = useMessages(chatTexts)
  const { status } = useAccount()
  const nickname = status?.nickname ?? ''
  const label = nickname === '' ? text('nicknameNone') : text('nickname', { name: `\u2068${nickname}\u2069` })
  return (
    <button
      type="button"
      className={styles.nickname}
      data-short={isShort || undefined}
      aria-label={label}
      title={label}
      onClick={openNickname}
    >
      <PencilSimpleIcon />
      {!isShort && <bdi>{nickname || text('nicknameNone')}</bdi>}
    </button>
  )
}
