import { useState } from 'react'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { noteToldOfLeaving, wasToldOfLeaving } from './leaving-told.ts'
import { privacyTexts } from './texts.ts'
import { useKeepAccount } from './use-keep-account.ts'

/** Tells the owner of an account marked for erasure the date, and offers to keep it. Shown once per visit. */
export default function LeavingNotice() {
  const text = useMessages(privacyTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(() => !wasToldOfLeaving())
  const { status } = useAccount()
  const close = () => {
    noteToldOfLeaving()
    setOpen(false)
  }
  const keep = useKeepAccount(close)
  const erasesAt = status?.erasesAt
  if (erasesAt === undefined && !isOpen) return null
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen && erasesAt !== undefined}
      onClose={close}
      title={text('leaving.title')}
      note={
        erasesAt === undefined
          ? undefined
          : text('leaving.text', { date: formatDate(erasesAt, serverNow(), language) })
      }
      actions={
        <>
          <Button onClick={close}>{text('leaving.go')}</Button>
          <Button look="act" data-first-focus isPending={keep.isPending} onClick={keep.run}>
            {text('leaving.keep')}
          </Button>
        </>
      }
    />
  )
}
