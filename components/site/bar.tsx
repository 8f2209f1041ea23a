import { useLocale, useTranslations } from 'next-intl'
import { dial } from '#components/farm/addresses.ts'
import { Mark } from '#components/farm/mark.tsx'
import { NavLink, SiteLink } from '#components/farm/site-link.tsx'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { GlobeIcon, PhoneIcon } from '#components/ui/icons.tsx'
import { farm, isSiteShown } from '#lib/farm/rules/farm.ts'
import { ownFacts } from '#lib/farm/rules/own-facts.ts'
import { isPageShown } from '#lib/farm/rules/shown-pages.ts'
import { siteLanguages } from '#lib/farm/rules/site-languages.ts'
import { farmNames } from '#lib/i18n/farm-facts.ts'
import { languages } from '#lib/i18n/languages.ts'
import { menu, pages } from '#lib/i18n/pages.ts'
import { pathIn } from '#lib/i18n/paths.ts'
import { Drawer } from './drawer.tsx'
import { LanguageLinks } from './language-links.tsx'
import { LanguageMenu } from './language-menu.tsx'

const languageChoice =
  'flex min-h-11 items-center rounded-[6px] px-3 text-sm no-underline hover:bg-rice aria-[current]:font-semibold aria-[current]:text-lake'

/** The fixed bar: transparent over a hero, paper elsewhere; ten links, the languages, a drawer on small screens. */
export function Bar() {
  const t = useTranslations('nav')
  const locale = useLocale()
  const isShown = isSiteShown()
  return (
    <header className="bar fixed inset-x-0 top-0 z-bar border-line border-b bg-paper/92 text-ink backdrop-blur-[12px] transition-colors duration-200 over-hero:border-transparent over-hero:bg-transparent over-hero:text-cream over-hero:backdrop-blur-none over-hero:[--focus:#e5a13a]">
      <div className="mx-auto flex h-(--bar) max-w-[1376px] items-center gap-3 px-5 md:px-8 xl:gap-5">
        <Wordmark />
        {isShown && <Pages />}
        <div className={isShown ? 'hidden text-xs lg:block xl:text-sm' : 'text-sm'}>
          <LanguageMenu
            summary={
              <>
                <GlobeIcon size={18} />
                <span>{languages[locale].short}</span>
                <span className="sr-only">
                  {t('languageNow', { language: languages[locale].label })}
                </span>
              </>
            }
          >
            <LanguageLinks className={languageChoice} shown={siteLanguages()} />
          </LanguageMenu>
        </div>
        {isShown && (
          <div className="lg:hidden">
            <SmallMenu />
            <a className="hidden p-3 font-semibold no-script:block" href="#footer-links">
              {t('menu')}
            </a>
          </div>
        )}
      </div>
    </header>
  )
}

function Pages() {
  const t = useTranslations('nav')
  return (
    <nav aria-label={t('label')} className="hidden lg:block">
      <ul className="flex items-center gap-3 font-medium text-xs over-hero:drop-shadow-[0_1px_5px_rgb(10_40_45/.45)] xl:gap-5 xl:text-sm">
        {menu.filter(isPageShown).map((page) => (
          <li data-page={page} key={page}>
            <NavLink className={page === 'booking' ? bookingLook : linkLook} href={pages[page]}>
              {t(page)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkLook =
  'flex min-h-11 items-center whitespace-nowrap no-underline decoration-[1.5px] underline-offset-[7px] hover:underline aria-[current]:underline'
const bookingLook =
  'flex min-h-11 items-center whitespace-nowrap rounded-control bg-laterite px-3.5 font-semibold text-cream no-underline transition-colors hover:bg-laterite-dark xl:px-[18px] over-hero:bg-cream over-hero:text-ink over-hero:hover:bg-white'

function Wordmark() {
  const t = useTranslations('nav')
  const { brand } = farmNames(useLocale())
  // A farm that's being set up may still have the sample's name.
  if (!isSiteShown() && !ownFacts(farm()).name) {
    return (
      <span className="me-auto">
        <Mark />
      </span>
    )
  }
  return (
    <SiteLink
      className="me-auto flex items-center gap-3 no-underline"
      href="/"
      title={t('home', { brand })}
    >
      <Mark />
      <span>
        <span className="heading block font-semibold text-xl leading-none">{brand}</span>
        <span
          className="mt-1 block whitespace-nowrap text-xs leading-[1.1] rtl:mt-2.5 opacity-90 lg:max-xl:hidden"
          lang="mr"
        >
          {farm().nameInMarathi}
        </span>
      </span>
    </SiteLink>
  )
}

function SmallMenu() {
  const t = useTranslations('nav')
  const common = useTranslations('common')
  const locale = useLocale()
  const href = (path: string) => pathIn(locale, path)
  return (
    <Drawer words={{ label: t('menu'), open: t('openMenu'), close: t('closeMenu') }}>
      <nav aria-label={t('label')}>
        <ul>
          {menu.filter(isPageShown).map((page) => (
            <li className="border-line border-b" data-page={page} key={page}>
              <a
                className={
                  page === 'booking'
                    ? `${buttonClass({ wide: true })} my-3`
                    : 'heading flex min-h-13 items-center text-title no-underline'
                }
                href={href(pages[page])}
              >
                {t(page)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="mt-7 font-semibold font-text text-ink-2 text-xs">{t('language')}</h2>
      <ul className="mt-1 -ms-3 grid grid-cols-2">
        <LanguageLinks className={languageChoice} shown={siteLanguages()} />
      </ul>
      <a className={`${buttonClass({ kind: 'outline', wide: true })} mt-6`} href={dial()}>
        <PhoneIcon />
        <Words links={false}>{common('call', { phone: farm().phone })}</Words>
      </a>
    </Drawer>
  )
}
