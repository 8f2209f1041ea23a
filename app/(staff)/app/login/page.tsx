import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SignIn } from '#components/auth/sign-in.tsx'
import { Brand } from '#components/staff/shell/brand.tsx'
import { FarmClock } from '#components/staff/shell/farm-clock.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { pathAfterSignIn } from '#lib/auth/rules.ts'
import { ownPicture, shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import { heroSlot } from '#lib/farm/rules/slots.ts'
import { signedInPerson } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { picture } from '#lib/pictures/rules.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.signIn') })

/** Sign-in for staff; with a session it redirects at once. */
export default async function LoginPage({ searchParams }: PageProps<'/app/login'>) {
  const { next, email, key } = await searchParams
  const path = pathAfterSignIn(typeof next === 'string' ? next : undefined)
  const link = typeof email === 'string' && typeof key === 'string' ? { email, key } : null
  if (await signedInPerson()) redirect(path)
  const entry = shownPicture(heroSlot)
  return (
    <div className="grid min-h-dvh grid-rows-[minmax(200px,1fr)_auto] bg-paper lg:grid-cols-2 lg:grid-rows-1">
      <header className="on-hill relative overflow-clip bg-hill">
        {entry && (
          <Picture
            alt=""
            className="absolute inset-0 h-full w-full object-cover data-art:object-[66%_62%]! lg:data-art:object-[50%_8%]!"
            entry={entry}
            preload
            sizes="190vw"
            {...(!ownPicture(heroSlot) && {
              tall: {
                entry: picture('dawn-hero-tall'),
                media: '(min-width: 1024px)',
                sizes: '50vw',
              },
            })}
          />
        )}
        <div className="absolute inset-x-0 top-0 h-36 bg-linear-to-b from-hill/75 to-transparent lg:hidden" />
        <div className="eave-side max-lg:hidden" />
        <div className="eave-down lg:hidden" />
        <div className="absolute top-4 left-5 lg:top-auto lg:bottom-14 lg:left-14">
          <Brand />
          <div className="mt-6 max-lg:hidden">
            <FarmClock large now={new Date().toISOString()} />
          </div>
        </div>
      </header>
      <main className="w-[min(400px,100%-40px)] place-self-center py-7">
        <SignIn link={link} next={path} />
      </main>
    </div>
  )
}
