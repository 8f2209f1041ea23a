import { LucideProvider } from 'lucide-react'
import { DevPage } from '#dev/frame.tsx'
import { DialogParts } from './dialog-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { ListParts } from './list-parts.tsx'
import { PageParts } from './page-parts.tsx'
import { SearchParts } from './search-parts.tsx'
import { UiParts } from './ui-parts.tsx'

/** Every part that the pages of the staff share, in all its states. */
export function Parts() {
  return (
    <DevPage title="Parts">
      <LucideProvider strokeWidth={1.75}>
        <UiParts />
        <SearchParts />
        <ListParts />
        <FormParts />
        <DialogParts />
        <PageParts />
      </LucideProvider>
    </DevPage>
  )
}
