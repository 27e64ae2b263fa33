import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouteComponent,
  stringifySearchWith,
} from '@tanstack/react-router'
import { helpingBase } from '#web/platform/helping-base.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { logError } from '#web/platform/log.ts'
import { rehearsalBase } from '#web/platform/rehearsal-base.ts'
import { AppFrame, type ScreenFacts } from '#web/shell/app-frame.tsx'
import { ScreenError } from '#web/shell/error-fallback.tsx'
import { readSearch } from '#web/shell/search.ts'
import { Waiting } from '#web/ui/spinner.tsx'

/** The code of a screen waits for the connection instead of taking the page down with it. */
const lazy: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadCode(load), name)

const root = createRootRoute({
  component: AppFrame,
  notFoundComponent: lazy(() => import('#web/shell/not-found.tsx'), 'NotFound'),
  validateSearch: readSearch,
})

/** One line of the table: path, screen, who may see it. Its code is loaded when someone goes there. */
const screen = <const Path extends string>(path: Path, component: RouteComponent, facts: ScreenFacts) =>
  createRoute({ getParentRoute: () => root, path, component, staticData: { screen: facts } })

/** Every screen of the product. To add one, add a line; links to it are then type-checked and the menus show it. */
// biome-ignore format: a table reads one line a row
const makeRoutes = () => root.addChildren([
  screen('/register', lazy(() => import('#web/screens/register/register-screen.tsx'), 'RegisterScreen'), { guard: 'public' }),
  screen('/login', lazy(() => import('#web/screens/login/login-screen.tsx'), 'LoginScreen'), { guard: 'public' }),
  screen('/welcome', lazy(() => import('#web/screens/welcome/welcome-screen.tsx'), 'WelcomeScreen'), { guard: 'public' }),
  screen('/privacy', lazy(() => import('#web/screens/privacy/privacy-screen.tsx'), 'PrivacyScreen'), { guard: 'public' }),
  screen('/terms', lazy(() => import('#web/screens/terms/terms-screen.tsx'), 'TermsScreen'), { guard: 'public' }),
  screen('/help', lazy(() => import('#web/screens/help/help-screen.tsx'), 'HelpScreen'), { guard: 'public' }),
  screen('/forgot-password', lazy(() => import('#web/screens/forgot-password/forgot-password-screen.tsx'), 'ForgotPasswordScreen'), { guard: 'public' }),
  screen('/reset-password', lazy(() => import('#web/screens/reset-password/reset-password-screen.tsx'), 'ResetPasswordScreen'), { guard: 'public' }),
  screen('/verify-email', lazy(() => import('#web/screens/verify-email/verify-email-screen.tsx'), 'VerifyEmailScreen'), { guard: 'public' }),
  screen('/return-email', lazy(() => import('#web/screens/return-email/return-email-screen.tsx'), 'ReturnEmailScreen'), { guard: 'public' }),
  screen('/help/accept', lazy(() => import('#web/screens/help-accept/help-accept-screen.tsx'), 'HelpAcceptScreen'), { guard: 'public' }),
  screen('/account-erased', lazy(() => import('#web/screens/account-erased/account-erased-screen.tsx'), 'AccountErasedScreen'), { guard: 'public' }),
  screen('/demo-test', lazy(() => import('#web/screens/test-login/test-login-screen.tsx'), 'TestLoginScreen'), { guard: 'public' }),
  screen('/login-simple', lazy(() => import('#web/screens/test-login/test-login-screen.tsx'), 'TestLoginScreen'), { guard: 'public' }),
  screen('/demo-flow', lazy(() => import('#web/screens/demo-flow/demo-flow-screen.tsx'), 'DemoFlowScreen'), { guard: 'public' }),
  screen('/profile', lazy(() => import('#web/screens/profile/profile-screen.tsx'), 'ProfileScreen'), { guard: 'member' }),
  screen('/settings', lazy(() => import('#web/screens/settings/settings-screen.tsx'), 'SettingsScreen'), { guard: 'member' }),
  screen('/', lazy(() => import('#web/screens/home/home-screen.tsx'), 'HomeScreen'), { guard: 'member' }),
  screen('/personal-credit', lazy(() => import('#web/screens/home/home-screen.tsx'), 'HomeScreen'), { guard: 'member' }),
  screen('/upload', lazy(() => import('#web/screens/upload/analysis-screen.tsx'), 'AnalysisScreen'), { guard: 'member' }),
  screen('/credit-report-upload', lazy(() => import('#web/screens/upload/upload-screen.tsx'), 'UploadScreen'), { guard: 'member' }),
  screen('/auto-fetch', lazy(() => import('#web/screens/auto-fetch/auto-fetch-screen.tsx'), 'AutoFetchScreen'), { guard: 'member' }),
  screen('/generate-reports', lazy(() => import('#web/screens/generate-reports/generate-reports-screen.tsx'), 'GenerateReportsScreen'), { guard: 'member' }),
  screen('/payment-simple', lazy(() => import('#web/screens/payment/payment-screen.tsx'), 'PaymentScreen'), { guard: 'member' }),
  screen('/subscribe', lazy(() => import('#web/screens/payment/payment-screen.tsx'), 'PaymentScreen'), { guard: 'member' }),
  screen('/credit-reports', lazy(() => import('#web/screens/credit-reports/credit-reports-screen.tsx'), 'CreditReportsScreen'), { guard: 'member' }),
  screen('/credit-reports/confirm', lazy(() => import('#web/screens/confirm-values/confirm-values-screen.tsx'), 'ConfirmValuesScreen'), { guard: 'member' }),
  screen('/credit-reports/your-word', lazy(() => import('#web/screens/own-word/own-word-screen.tsx'), 'OwnWordScreen'), { guard: 'member' }),
  screen('/credit-repair', lazy(() => import('#web/screens/credit-repair/credit-repair-screen.tsx'), 'CreditRepairScreen'), { guard: 'member' }),
  screen('/negative-items', lazy(() => import('#web/screens/negative-items/negative-items-screen.tsx'), 'NegativeItemsScreen'), { guard: 'member' }),
  screen('/dashboard', lazy(() => import('#web/screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'), { guard: 'member', gate: 'Dashboard' }),
  screen('/ai-workflow', lazy(() => import('#web/screens/ai-workflow/ai-workflow-screen.tsx'), 'AiWorkflowScreen'), { guard: 'member', gate: 'AI Workflow' }),
  screen('/one-click-credit-repair', lazy(() => import('#web/screens/one-click-credit-repair/one-click-credit-repair-screen.tsx'), 'OneClickCreditRepairScreen'), { guard: 'member', gate: 'One-Click Credit Repair', header: false }),
  screen('/ai-credit-fix', lazy(() => import('#web/screens/ai-credit-fix/ai-credit-fix-screen.tsx'), 'AiCreditFixScreen'), { guard: 'member', gate: 'AI Credit Fix' }),
  screen('/disputes', lazy(() => import('#web/screens/disputes/disputes-screen.tsx'), 'DisputesScreen'), { guard: 'member' }),
  screen('/disputes/$id', lazy(() => import('#web/screens/case-file/case-file-screen.tsx'), 'CaseFileScreen'), { guard: 'member' }),
  screen('/rules', lazy(() => import('#web/screens/rules/rules-screen.tsx'), 'RulesScreen'), { guard: 'public' }),
  screen('/education', lazy(() => import('#web/screens/education/education-screen.tsx'), 'EducationScreen'), { guard: 'member' }),
  screen('/tools', lazy(() => import('#web/screens/tools/tools-screen.tsx'), 'ToolsScreen'), { guard: 'member' }),
  screen('/rewards', lazy(() => import('#web/screens/rewards/rewards-screen.tsx'), 'RewardsScreen'), { guard: 'member' }),
  screen('/ai-dashboard', lazy(() => import('#web/screens/ai-dashboard/ai-dashboard-screen.tsx'), 'AiDashboardScreen'), { guard: 'member' }),
  screen('/ai-analysis', lazy(() => import('#web/screens/ai-analysis/ai-analysis-screen.tsx'), 'AiAnalysisScreen'), { guard: 'member' }),
  screen('/plan', lazy(() => import('#web/screens/plan/plan-screen.tsx'), 'PlanScreen'), { guard: 'member' }),
  screen('/strategy', lazy(() => import('#web/screens/strategy/strategy-screen.tsx'), 'StrategyScreen'), { guard: 'member' }),
  screen('/rehearsal', lazy(() => import('#web/screens/rehearsal/rehearsal-screen.tsx'), 'RehearsalScreen'), { guard: 'member' }),
  screen('/calendar', lazy(() => import('#web/screens/calendar/calendar-screen.tsx'), 'CalendarScreen'), { guard: 'member' }),
  screen('/answers', lazy(() => import('#web/screens/answers/answers-screen.tsx'), 'AnswersScreen'), { guard: 'member' }),
  screen('/tracker', lazy(() => import('#web/screens/tracker/tracker-screen.tsx'), 'TrackerScreen'), { guard: 'member' }),
])

/** The code of a screen is on its way. */
function Pending() {
  return <Waiting title="Errata" />
}

/** Called once, in a turn of its own: it takes a slow phone a tenth of a second. */
export const makeRouter = () =>
  createRouter({
    routeTree: makeRoutes(),
    basepath: rehearsalBase() || helpingBase() || '/',
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Plain words behind the `?`, not JSON: `?id=5`, not `?id=%225%22`.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultPendingComponent: Pending,
    // The screen that shows stays, with what was typed into it, until the next one is there.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ScreenError,
    defaultOnCatch: (error) => logError('A screen failed', error),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
