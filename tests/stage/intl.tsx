import { type ComponentProps, createElement } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { Locale } from '#lib/i18n/languages.ts'

export * from 'use-intl'

type ProviderProps = Omit<ComponentProps<typeof IntlProvider>, 'locale'> & { locale?: Locale }

/**
 * Stands in for what of `next-intl` runs in Next's server: a provider within another has the language of that, and the parts that
 * the server would draw find their own words inside it, too.
 */
export function NextIntlClientProvider({ locale, ...rest }: ProviderProps) {
  return locale ? <IntlProvider locale={locale} {...rest} /> : <Within {...rest} />
}

function Within(props: Omit<ProviderProps, 'locale'>) {
  const messages = { ...useMessages(), ...props.messages }
  return createElement(IntlProvider, { ...props, locale: useLocale(), messages })
}
