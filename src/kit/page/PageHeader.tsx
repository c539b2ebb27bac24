import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import { Unbroken } from '../fields/Unbroken.tsx';
import { phoneMediaQuery } from '../theme/tokens.ts';
import { useIsPhone } from '../theme/useIsPhone.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useSetPageName } from './pageName.ts';
import { PageHelpContext } from './PageHelpContext.ts';
import { MoreActions, type PageAction } from './MoreActions.tsx';
import { isDocumentNumber, TitleText } from './TitleText.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface PageHeaderProps {
  title: string;
  /** Document title; defaults to `title`. */
  documentTitle?: string;
  /** Name in the breadcrumb, when it differs from the screen's title. */
  breadcrumb?: string;
  /** Step of a page with several; the heading is focused when another one is shown. */
  step?: string;
  /** A sentence or a count below the title. */
  description?: ReactNode;
  /** The primary action; on phones it is a bar at the foot, below which the page ends. */
  action?: ReactNode;
  /** Further buttons beside the primary action. */
  extraButtons?: ReactNode;
  /** Items of the 'Lainnya' menu. */
  moreActions?: readonly PageAction[];
  /** Whether the page needs the height itself, as one that is worked in all day. */
  isCompact?: boolean;
  /** Rendered below the header, such as a status or tabs. */
  children?: ReactNode;
}

/** Page header: title, help, description and actions; also sets the document title and the breadcrumb. */
export const PageHeader = ({
  title,
  documentTitle = title,
  breadcrumb,
  step,
  description,
  action,
  extraButtons,
  moreActions = [],
  isCompact = false,
  children,
}: PageHeaderProps) => {
  useDocumentTitle(documentTitle);
  useSetPageName(breadcrumb);
  const isPhone = useIsPhone();
  const hasNumber = !title.includes(' ') || title.split(' ').some(isDocumentNumber);
  const heading = useHeadingFocus<HTMLHeadingElement>(step);
  return (
    <Box component="header" sx={{ mb: isCompact ? 1.5 : 3 }}>
      <Box sx={rowStyle}>
        <Box sx={isCompact ? compactTitleStyle : hasNumber ? numberStyle : titleStyle}>
          <Box sx={lineStyle}>
            <Typography
              ref={heading}
              variant="h1"
              tabIndex={-1}
              sx={{ minWidth: 0, overflowWrap: 'anywhere', scrollMarginTop: 80 }}
            >
              <TitleText text={title} />
            </Typography>
            {use(PageHelpContext)}
          </Box>
          {description ? (
            <Typography component="div" color="textSecondary" sx={descriptionStyle}>
              <Unbroken>{description}</Unbroken>
            </Typography>
          ) : null}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          {moreActions.length > 0 ? <MoreActions actions={moreActions} /> : null}
          {extraButtons}
          {action ? (
            <Box {...(isPhone ? { 'data-at-foot': '' } : {})} sx={{ [phoneMediaQuery]: footStyle }}>
              {action}
            </Box>
          ) : null}
        </Box>
      </Box>
      {children}
    </Box>
  );
};

/** On phones, wide buttons go below the title instead of squeezing it. */
const rowStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1.5,
  [phoneMediaQuery]: { flexWrap: 'wrap' },
};
const titleStyle = { flex: '1 1 auto', minWidth: 0, [phoneMediaQuery]: { flexBasis: 160 } };
/** A document number is not broken to make room for buttons. */
const numberStyle = { ...titleStyle, [phoneMediaQuery]: { flexBasis: 'max-content' } };

/** The short title of a compact header keeps its line beside many buttons. */
const compactTitleStyle = { ...titleStyle, flex: '1 0 auto' };

/** On phones, a long description does not send the buttons below the title. */
const descriptionStyle = {
  mt: 0.5,
  maxWidth: 720,
  [phoneMediaQuery]: { width: 0, minWidth: '100%' },
};

/** The title with the help button, which is higher than its line. */
const lineStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  '& > button': { my: { xs: -0.5, sm: 0 } },
};

const footStyle = {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 'appBar',
  px: 2,
  pt: 1.25,
  pb: 'calc(10px + env(safe-area-inset-bottom, 0px))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& > *': { width: '100%' },
};
