import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import * as icons from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { Specimen, State } from '#dev/frame.tsx'
import { picture } from '#lib/pictures/rules.ts'
import { long } from './long.ts'

/** The parts of components/ui in all their states; they look the same on the site and for staff. */
export function UiParts() {
  return (
    <>
      <Buttons />
      <Fields />
      <Alerts />
      <ProgressBars />
      <Icons />
      <Pictures />
      <Specimen name="Ltr">
        <State name="In a text from right to left">
          <p dir="rtl">
            السعر <Ltr>₹ 12,500</Ltr> لليلة
          </p>
        </State>
      </Specimen>
    </>
  )
}

function Buttons() {
  const kinds = ['primary', 'secondary', 'outline', 'quiet', 'danger', 'ghost'] as const
  return (
    <Specimen name="Button">
      {kinds.map((kind) => (
        <State hill={kind === 'ghost'} key={kind} name={kind}>
          <div className="flex flex-wrap items-center gap-2.5">
            <Button kind={kind}>Verify</Button>
            <Button aria-disabled kind={kind}>
              Verifying...
            </Button>
            <Button disabled kind={kind}>
              Disabled
            </Button>
          </div>
        </State>
      ))}
      <State name="Sizes">
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="small">Small</Button>
          <Button size="medium">Medium</Button>
          <Button size="large">Large</Button>
        </div>
      </State>
      <State name="Wide, with long words">
        <Button wide>{long.sentence}</Button>
      </State>
    </Specimen>
  )
}

function Fields() {
  const states = [
    { id: 'empty', label: 'Normal', placeholder: 'Asha Patil' },
    { id: 'help', label: 'With help', mark: 'optional', help: 'As on the bank’s receipt.' },
    { id: 'error', label: 'With an error', error: 'Please write a number of ten digits.' },
    { id: 'both', label: 'With both', help: 'As on the receipt.', error: 'This is too short.' },
    { id: 'disabled', label: 'Disabled', disabled: true, defaultValue: 'Asha Patil' },
    { id: 'long', label: long.name, help: long.sentence, error: long.sentence },
  ]
  return (
    <Specimen name="Field">
      {states.map(({ id, label, mark, help, error, ...input }) => (
        <State key={id} name={id}>
          <Field error={error} help={help} id={id} label={label} mark={mark}>
            {(control) => <input {...control} {...input} />}
          </Field>
        </State>
      ))}
    </Specimen>
  )
}

function Alerts() {
  return (
    <Specimen name="Alert">
      {(['error', 'warning', 'success', 'info'] as const).map((tone) => (
        <State key={tone} name={tone}>
          <Alert title="The booking was not saved." tone={tone}>
            Somebody else changed it meanwhile.
          </Alert>
        </State>
      ))}
      <State name="Without a title">
        <Alert tone="info">Nothing is charged here.</Alert>
      </State>
      <State name="Long words">
        <Alert title={long.name} tone="warning">
          {long.sentence}
        </Alert>
      </State>
    </Specimen>
  )
}

function ProgressBars() {
  return (
    <Specimen name="ProgressBar">
      {[0, 0.4, 1].map((share) => (
        <State key={share} name={String(share)}>
          <ProgressBar className="h-2.5" label="Sending" share={share} />
        </State>
      ))}
    </Specimen>
  )
}

function Icons() {
  return (
    <Specimen name="Icon">
      {Object.entries(icons).map(([name, Drawing]) => (
        <p className="flex items-center gap-2.5 text-xs" key={name}>
          <Drawing />
          {name}
        </p>
      ))}
      <State name="IconButton">
        <IconButton className="icon-button" label="Close">
          <icons.CloseIcon />
        </IconButton>
      </State>
      <State name="Flipped from right to left">
        <div dir="rtl">
          <icons.ArrowIcon size={32} />
        </div>
      </State>
    </Specimen>
  )
}

function Pictures() {
  const missing = { ...picture('dawn'), avif: [], webp: [] }
  return (
    <Specimen name="Picture">
      <State name="Normal">
        <Picture alt="The lake at dawn" entry={picture('dawn')} sizes="520px" />
      </State>
      <State name="Not there: its colour and its words">
        <Picture
          alt="The lake at dawn"
          className="h-[158px] w-full"
          entry={missing}
          sizes="520px"
        />
      </State>
    </Specimen>
  )
}
