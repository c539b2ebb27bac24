import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import TranslateIcon from '@mui/icons-material/Translate';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { generatePath } from 'react-router-dom';
import { importPermissions } from '#contract/domains/import/kinds.ts';
import { needsPic } from '#contract/policy.ts';
import { otherLocale } from '#src/i18n/language.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { downloadUrl } from '#src/kit/export/workbook.ts';
import { useColorMode } from '#src/kit/theme/colorMode.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import type { Session } from '#src/providers/session.ts';
import { pesertaTemplate } from '#src/resources/pesertaTemplate.ts';
import { HelpContext } from '#src/kit/page/HelpContext.ts';
import { screens, type Screen } from '#src/shell/screens.ts';
import { useSwitchLanguage } from '../useLanguagePreference.ts';
import { MenuContext } from '../menu/MenuContext.ts';
import type { VisibleMenuGroup } from '../menu/visibleMenu.ts';
import type { PaletteItem } from './paletteItem.ts';

/** Pages that are offered to all who may open them, though they belong to a list of one role only. */
const pagesOfAll: readonly string[] = ['/dashboard/peserta/add'];

const picPage = '/dashboard/pic/edit';

/**
 * Returns the pages below the menu entries of an account that need no record, such as
 * 'Tambah peserta'.
 */
export function pagesBelowMenu(
  groups: readonly VisibleMenuGroup[],
  { role, idReferensi }: Pick<Session, 'role' | 'idReferensi'>,
): { readonly screen: Screen; readonly to: string }[] {
  const entries = groups.flatMap(({ links }) => links.map(({ entry }) => entry));
  const parents = screens.flatMap(({ path, menu }) =>
    menu && entries.includes(menu.entry) ? [path] : [],
  );
  const pages = screens.flatMap(screen => {
    const { path, access, menu, ownParent, requiresOwnId } = screen;
    const scope = permissionScope(role, access);
    const parent = (scope === 'own' ? ownParent : undefined) ?? screen.parent ?? '';
    const isOffered = parents.includes(parent) || pagesOfAll.includes(path);
    if (menu || !scope || !isOffered) return [];
    if (path === picPage && !needsPic(role)) return [];
    if (!path.includes(':')) return [{ screen, to: path }];
    if (!requiresOwnId || scope !== 'own' || idReferensi === null) return [];
    return [{ screen, to: generatePath(path, { id: String(idReferensi) }) }];
  });
  // Of two pages for the same, an organisation has one of its own.
  return pages.filter(page => {
    const same = pages.filter(({ screen }) => screen.title === page.screen.title);
    return page === (same.find(({ screen }) => screen.requiresOwnId) ?? same[0]);
  });
}

/** Returns the screens of the user's menu. */
export function useScreenItems(): PaletteItem[] {
  const t = useMessages();
  const translate = useTranslate();
  return use(MenuContext).flatMap(({ label: group, links }) =>
    links.map(({ entry, label, to, icon }) => ({
      key: to,
      label: t(label),
      icon,
      to,
      words: `${group ? t(group) : ''} ${translate(`resources.search.words.screen.${entry}`, { _: '' })}`,
    })),
  );
}

/** Returns what the user can do from everywhere: the pages below the menu, and commands. */
export function useActionItems(onSignOut: () => void): PaletteItem[] {
  const t = useMessages();
  const session = useRequiredSession();
  const groups = use(MenuContext);
  const { mode, toggle } = useColorMode();
  const switchLanguage = useSwitchLanguage();
  const { open: openHelp } = use(HelpContext);
  const wordsOf = (path: string): string => {
    if (path.endsWith('/unggah')) return t('resources.search.words.importFile');
    if (path.endsWith('/change-password')) return t('resources.search.words.password');
    return /\/add(?:\/|$)/.test(path) ? t('resources.search.words.create') : '';
  };
  return [
    ...pagesBelowMenu(groups, session).map(({ screen, to }) => ({
      key: to,
      label: t(screen.title),
      to,
      words: wordsOf(screen.path),
    })),
    ...(permissionScope(session.role, importPermissions.peserta)
      ? [
          {
            key: 'template',
            label: t('resources.search.template'),
            icon: DownloadIcon,
            words: t('resources.search.words.template'),
            run: () => downloadUrl(pesertaTemplate.href, pesertaTemplate.file),
          },
        ]
      : []),
    {
      key: 'help',
      label: t('resources.search.help'),
      icon: HelpOutlineIcon,
      words: t('resources.search.words.help'),
      run: openHelp,
    },
    {
      key: 'mode',
      label: t(mode === 'dark' ? 'app.mode.to_light' : 'app.mode.to_dark'),
      icon: mode === 'dark' ? LightModeOutlinedIcon : DarkModeOutlinedIcon,
      words: t('resources.search.words.mode'),
      run: toggle,
    },
    {
      key: 'language',
      label: t('app.account.language'),
      icon: TranslateIcon,
      words: t('resources.search.words.language'),
      run: () => void switchLanguage(otherLocale),
    },
    {
      key: 'signOut',
      label: t('app.account.sign_out'),
      icon: LogoutIcon,
      words: t('resources.search.words.signOut'),
      run: onSignOut,
    },
  ];
}
