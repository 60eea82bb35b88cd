import { useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { confirm } from '../confirm.ts'
import { Dialog } from '../Dialog.tsx'
import { Sheet } from '../Sheet.tsx'
import { toast } from '../toast.ts'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

const LATE = 'You failed to enter the game in time, please queue again'

const ask = async () => {
  const isSure = await confirm({
    title: 'Leave the line?',
    note: 'You are 14th. Skyward Keep starts a new place for you next time.',
    yes: 'Leave',
    no: 'Stay',
    isDangerous: true,
  })
  toast(isSure ? 'Left the line' : 'Still 14th')
}

export function OverlaySections() {
  const [opened, setOpened] = useState<'dialog' | 'sheet' | 'list'>()
  const close = () => setOpened(undefined)
  return (
    <Section name="Toast, confirm, dialog, sheet">
      <div className={styles.row}>
        <Button onClick={() => toast('Successful', { kind: 'success' })}>Toast</Button>
        <Button onClick={() => toast(LATE, { kind: 'error' })}>Long error</Button>
        <Button onClick={() => void ask()}>Confirm</Button>
        <Button onClick={() => setOpened('dialog')}>Dialog</Button>
        <Button onClick={() => setOpened('sheet')}>Sheet</Button>
        <Button onClick={() => setOpened('list')}>Full sheet</Button>
      </div>
      <Dialog
        isOpen={opened === 'dialog'}
        onClose={close}
        title="A box washed ashore"
        note="Open it now or keep it for the evening."
        actions={
          <>
            <Button onClick={close}>Later</Button>
            <Button look="act" onClick={close}>
              Open
            </Button>
          </>
        }
      />
      <Sheet isOpen={opened === 'sheet'} onClose={close} title="Settings">
        <div className={styles.stack}>
          <p>Pull me down, press beside me, or press Escape.</p>
          <Button onClick={() => toast('Saved', { kind: 'success' })}>Toast over the sheet</Button>
          <Button look="act" isWide onClick={close}>
            Done
          </Button>
        </div>
      </Sheet>
      <Sheet
        isOpen={opened === 'list'}
        onClose={close}
        title="Friends"
        isFull
        foot={
          <Button look="act" isWide onClick={close}>
            Invite
          </Button>
        }
      >
        <div className={styles.stack}>
          {Array.from({ length: 24 }, (_, index) => (
            <div key={index} className={styles.row}>
              <Avatar face={index} ring={(index % 6) / 5} size={56} />
              <b>Friend {index + 1}</b>
            </div>
          ))}
        </div>
      </Sheet>
    </Section>
  )
}
