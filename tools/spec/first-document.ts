import { call, constant, route, type Rows, words } from '#tools/spec/check.ts'

/** The first document, row by row: each sentence, bullet and table row, and what proves it. */
// biome-ignore format: a table reads one row a line
export const FIRST_DOCUMENT: Rows = {
  // 
  // TODO 'The product is a web app in which consumers track a credit score toward a target, see negative items reported by the three credit bureaus (equifax, experian, transunion), dispute them with the bureaus or the original creditor, and pay a monthly subscription.': [],
  // TODO 'This document covers accounts, the subscription gate, the full route table, the dashboard, dispute management with AI tools, education, credit tools, swipe navigation and shared data-fetching rules.': [],
  // TODO 'A second document covers report acquisition, the AI workflow, mailing, rewards, tracking, planning, notifications and the navigation shell.': [],

  // 1. What the product does and for whom
  // TODO 'Audience: consumers who want to repair their credit with AI assistance.': [],
  // TODO 'Users register, sign in, reset forgotten passwords, and pay a subscription of $39.00 per month (cancel anytime; a 30-day guarantee is mentioned).': [],
  // TODO 'Subscription benefits listed to the user: one-click credit reports, AI dispute letter generation, live dispute tracking, 24/7 AI chat support.': [],
  // TODO 'Core activities in this document: view a credit score and progress to target; list negative items; create and manage disputes; get AI analysis, strategy, success analysis and generated letters for a dispute; submit disputes to bureaus or the creditor; read credit education content; generate a dispute letter; simulate score changes.': [],
  // TODO 'Users of any other kind: not shown.': [],

  // 2. Screens and routes / Route table
  // TODO 'Route table': [],
  'Public routes: /register, /login, /forgot-password, /reset-password (reached with a token query parameter), /demo-test, /login-simple, /demo-flow.': [route('/register', { guard: 'public' }), route('/login', { guard: 'public' }), route('/forgot-password', { guard: 'public' }), route('/reset-password', { guard: 'public' }), route('/demo-test', { guard: 'public' }), route('/login-simple', { guard: 'public' }), route('/demo-flow', { guard: 'public' })],
  'Routes behind a login guard (most show the shared header): / (report generation home), /dashboard, /credit-repair, /upload, /disputes, /tracker, /plan, /education, /tools, /ai-workflow, /one-click-credit-repair (no header), /ai-credit-fix, /ai-analysis, /auto-fetch, /generate-reports, /credit-reports, /ai-dashboard, /personal-credit (same screen as /), /rewards.': [route('/', { guard: 'member' }), route('/dashboard', { guard: 'member' }), route('/credit-repair', { guard: 'member' }), route('/upload', { guard: 'member' }), route('/disputes', { guard: 'member' }), route('/tracker', { guard: 'member' }), route('/plan', { guard: 'member' }), route('/education', { guard: 'member' }), route('/tools', { guard: 'member' }), route('/ai-workflow', { guard: 'member' }), route('/one-click-credit-repair', { guard: 'member', header: false }), route('/ai-credit-fix', { guard: 'member' }), route('/ai-analysis', { guard: 'member' }), route('/auto-fetch', { guard: 'member' }), route('/generate-reports', { guard: 'member' }), route('/credit-reports', { guard: 'member' }), route('/ai-dashboard', { guard: 'member' }), route('/personal-credit', { guard: 'member' }), route('/rewards', { guard: 'member' })],
  'Other destinations used by links: /payment-simple (payment page), /subscribe (post-registration destination; the screen itself: not shown), /credit-report-upload, /negative-items.': [route('/payment-simple', { guard: 'member' }), route('/subscribe', { guard: 'member' }), route('/credit-report-upload', { guard: 'member' }), route('/negative-items', { guard: 'member' })],
  // TODO 'Any other path shows a not-found page reading "404 Page Not Found" with the hint "Did you forget to add the page to the router?".': [],
  // TODO 'Guard behaviour: while loading nothing is decided; with no authenticated user the visitor is sent to /login; otherwise the page shows.': [],

  // 2. Screens and routes / Swipe navigation
  // TODO 'Swipe navigation': [],
  // TODO 'The four swipe-navigable routes, in order: /dashboard, /disputes, /tools, /education.': [],
  // TODO 'Swiping right goes to the previous route, swiping left to the next.': [],
  // TODO 'Threshold 60 px for route navigation, 100 px for the generic swipe wrapper, 50 px default; a swipe indicator resets after 300 ms.': [],
  // TODO 'On the disputes screen, swipe left goes to /tools and swipe right to /dashboard.': [],

  // 2. Screens and routes / Error fallback
  // TODO 'Error fallback': [],
  // TODO 'A full-screen card with a red icon, heading "Something went wrong", text "An unexpected error occurred. This has been logged and we\'ll look into it." and a "Try Again" button that clears the error and shows the content again.': [],
  // TODO 'A caller may supply its own fallback that receives the error and a reset action.': [],

  // 2. Screens and routes / Register (/register)
  // TODO 'Register (/register)': [],
  // TODO 'Fields: first name, last name, email, username, password, confirm password, optional phone.': [],
  // TODO 'Success goes to /subscribe.': [],
  // TODO 'Links to /login.': [],

  // 2. Screens and routes / Login (/login)
  // TODO 'Login (/login)': [],
  // TODO 'Fields: email or username, password, a "Remember my email" checkbox.': [],
  // TODO 'On success goes to /subscribe if the query parameter redirect equals subscribe, otherwise to / (after a 100 ms delay).': [],
  // TODO 'Links to /register and /forgot-password.': [],

  // 2. Screens and routes / Forgot password (/forgot-password)
  // TODO 'Forgot password (/forgot-password)': [],
  // TODO 'One email field.': [],
  // TODO 'After submission a confirmation screen appears with a "Try Different Email" action that returns to the form.': [],

  // 2. Screens and routes / Reset password (/reset-password?token=...)
  // TODO 'Reset password (/reset-password?token=...)': [],
  // TODO 'The token is verified first.': [],
  // TODO 'Valid: a form with new password and confirmation plus a strength meter.': [],
  // TODO 'Invalid: an "Invalid Reset Link" screen with "Request New Reset Link" and "Back to Login".': [],

  // 2. Screens and routes / Subscription gate (wraps the dashboard and other gated features)
  // TODO 'Subscription gate (wraps the dashboard and other gated features)': [],
  // TODO 'While the status loads: a spinner.': [],
  // TODO 'Status demo_payment_required: a "Payment Required" card with a "Pay $39 Now" button.': [],
  // TODO 'Status stripe_not_configured: a "Payment Setup Required" card showing $39.00/month and a "Pay $39 Now" button.': [],
  // TODO 'hasActiveSubscription true: the protected content.': [],
  // TODO 'Otherwise: a large "Payment Required - $39.00/Month" card naming the feature, listing the benefits, and a "PAY $39 NOW" button.': [],
  // TODO 'All pay buttons lead to /payment-simple.': [],

  // 2. Screens and routes / Dashboard (/dashboard, titled "Credit Repair Dashboard", gated)
  // TODO 'Dashboard (/dashboard, titled "Credit Repair Dashboard", gated)': [],
  // TODO 'Score card: current score, target score, progress bar, points remaining, and three percentages (payment history, utilization, history).': [],
  // TODO 'Missing profile data shows "N/A" for the score and last-updated date.': [],
  // TODO '"Negative Items" list with a count badge and a "Dispute" button per item.': [],
  // TODO 'Empty state: "No Negative Items" with "Great! No negative items need disputes right now."': [],
  // TODO '"Active Disputes" list with a "View" button per item.': [],
  // TODO 'Empty state: "No Active Disputes", "Start disputing negative items to improve your credit", and a "Start First Dispute" button.': [],
  // TODO 'Summary block: total disputes, in progress, need disputes, potential impact (sum of estimated impact of active disputes).': [],
  // TODO 'A "One-Click AI Credit Fix" button leads to /ai-credit-fix.': [],

  // 2. Screens and routes / Direct Bureau Submission panel (for one dispute)
  // TODO 'Direct Bureau Submission panel (for one dispute)': [],
  // TODO 'Two tabs.': [],
  // TODO 'Credit Bureaus: one card per bureau (equifax, experian, transunion) showing name, website, phone, mailing address, online portal link and a status label.': [],
  // TODO 'Buttons "Submit Online" (opens the bureau\'s portal) and "Mail Form".': [],
  // TODO 'Displayed response times: online about 30 days, mail 45 days.': [],
  // TODO 'Original Creditor: a link to the creditor\'s website and a "Call Customer Service" button (each records a choice of online or phone), plus a "What to Include" list: full name and account number, detailed description of the error, supporting documentation, contact information.': [],
  // TODO 'Bureau contact details are fixed in the panel.': [],

  // 2. Screens and routes / Disputes (/disputes, "AI-Powered Dispute Management")
  // TODO 'Disputes (/disputes, "AI-Powered Dispute Management")': [],
  // TODO 'A "New Dispute" dialog and an "Analyze New Dispute" dialog.': [],
  // TODO 'Three visible tabs: Manage Disputes, Submit to Bureaus, AI Tools.': [],
  // TODO 'Further panels for analysis, letters and strategy exist without a visible tab trigger.': [],
  // TODO 'Manage Disputes: an AI Insights card with three buttons (Get AI Strategy, Success Analysis, Analyze New Dispute), a search box, a status filter (default value all), and a dispute list where each row has "Quick Submit" and "AI" buttons.': [],
  // TODO 'Using a row\'s button selects that dispute.': [],
  // TODO 'AI Tools: three summary cards (analysis, letters, strategy) and Quick AI Actions (Analyze Dispute, Generate Letter, Get Strategy, Success Analysis), all disabled until a dispute is selected.': [],
  // TODO 'The screen uses a fixed user id of 1 for its data and requests (placeholder behaviour).': [],

  // 2. Screens and routes / Credit Education (/education)
  // TODO 'Credit Education (/education)': [],
  // TODO 'Search box; category chips ("All Categories" plus categories found in the content); a "Featured Articles" grid; a "Quick Credit Tips" list of six tips (one tip: keep utilization under 30 percent, ideally under 10).': [],
  // TODO 'Each content item shows title, description, category, read time in minutes and an icon: names containing play, book or lightbulb choose the icon.': [],

  // 2. Screens and routes / Credit Tools (/tools)
  // TODO 'Credit Tools (/tools)': [],
  // TODO 'Three cards: Dispute Letter Generator (opens a dialog), Credit Score Simulator (opens a dialog), Progress Tracker (shows a "Coming Soon" message).': [],
  // TODO 'The generated letter can be copied (a confirmation lasts 2 s) and downloaded as dispute-letter.txt.': [],

  // 3. Entities and their fields
  'Credit profile: currentScore, targetScore, paymentHistory (percent), creditUtilization (percent), creditHistory (percent), updatedAt (date).': [call('GET /api/credit-profile', { answer: ['currentScore', 'targetScore', 'paymentHistory', 'creditUtilization', 'creditHistory', 'updatedAt'] })],
  // TODO 'Score range 300 to 850.': [],
  // TODO 'Progress = (current - 300) / (target - 300).': [],
  'Negative item: id, creditorName, description, itemType (late_payment, collection, charge_off, bankruptcy, inquiry, public_record), bureau, estimatedImpact (points lost), detectedAt, isDisputed (boolean); stored items also have disputePriority (high, medium, low), balance, dateOpened, accountNumber.': [call('GET /api/negative-items', { answer: ['id', 'creditorName', 'description', 'itemType', 'bureau', 'estimatedImpact', 'detectedAt', 'isDisputed', 'disputePriority', 'balance', 'dateOpened', 'accountNumber'] }), constant('engine/words/item-type.ts', 'ITEM_TYPES', ['late_payment', 'collection', 'charge_off', 'bankruptcy', 'inquiry', 'public_record'])],
  'Dispute: id, creditor, description, status, priority (high, medium, low), estimatedImpact (points gained), disputeTargets (list drawn from equifax, experian, transunion, creditor), submissionMethod (online, mail, email), trackingNumbers (list), submittedAt, resolvedAt, userId.': [call('GET /api/disputes', { answer: ['id', 'creditor', 'description', 'status', 'priority', 'estimatedImpact', 'disputeTargets', 'submissionMethod', 'trackingNumbers', 'submittedAt', 'resolvedAt', 'userId'] })],
  'Subscription status: status, hasActiveSubscription.': [call('GET /api/subscription-status', { answer: ['status', 'hasActiveSubscription'] })],
  // TODO 'Bureau record (fixed in the panel): name, website, phone, mail address, online portal link, status.': [],
  'Dispute analysis result: strategy, successProbability (percent), timeframe, nextSteps (list), legalBasis (list).': [call('POST /api/analyze-dispute', { answer: ['strategy', 'successProbability', 'timeframe', 'nextSteps', 'legalBasis'] })],
  'AI letter result: content, tone, keyPoints (list).': [call('POST /api/generate-ai-dispute-letter', { answer: ['content', 'tone', 'keyPoints'] })],
  'Strategy result: strategy, estimatedImpact, timeline, recommendations (list), priorityItems (list with creditor or description), priority.': [call('POST /api/suggest-dispute-strategy', { answer: ['strategy', 'estimatedImpact', 'timeline', 'recommendations', 'priorityItems.creditor', 'priorityItems.description', 'priority'] })],
  'Success analysis result: successRate, insights (list), improvements (list).': [call('POST /api/analyze-dispute-success', { answer: ['successRate', 'insights', 'improvements'] })],
  'Educational content: id, title, description, category, icon, readTime.': [call('GET /api/educational-content', { answer: ['id', 'title', 'description', 'category', 'icon', 'readTime'] })],
  'Dispute letter request: creditor, description, type, name, address, city, state, zip; response holds letter.': [call('POST /api/generate-dispute-letter', { body: ['creditor', 'description', 'type', 'userInfo.name', 'userInfo.address', 'userInfo.city', 'userInfo.state', 'userInfo.zip'], answer: ['letter'] })],
  'Score simulation: request has currentScore and actions, each of kind pay_down_debt (amount), remove_negative_item (impact) or reduce_utilization (reduction); response has simulatedScore and improvement.': [call('POST /api/simulate-score', { body: ['currentScore', 'actions.kind', 'actions.amount', 'actions.impact', 'actions.reduction'], answer: ['simulatedScore', 'improvement'] })],
  'Registration: firstName, lastName, email, username, password, confirmPassword, phone (optional).': [words('web/screens/register', 'firstName', 'lastName', 'confirmPassword'), call('POST /api/auth/register', { body: ['name', 'email', 'username', 'password', 'phone'] })],
  'Current user: id, name, username, email.': [call('GET /api/user', { answer: ['user.id', 'user.name', 'user.username', 'user.email'] })],

  // 4. States and transitions
  'Dispute status values: pending (default for a new dispute), in_progress, under_review, resolved, rejected.': [constant('engine/words/dispute-status.ts', 'DISPUTE_STATUSES', ['pending', 'in_progress', 'under_review', 'resolved', 'rejected'])],
  // TODO 'What moves a dispute between statuses: not shown.': [],
  'Dispute priority: high, medium (default), low.': [constant('engine/words/priority.ts', 'PRIORITIES', ['high', 'medium', 'low'])],
  // TODO 'Dashboard filters: active disputes are those with status in_progress or pending; negative items needing dispute are those with isDisputed false.': [],
  // TODO 'Per-bureau submission status in the panel (local only, nothing is sent): ready, in_progress, submitted_online, submitted_mail; labels "Ready to Submit", "In Progress", "Submitted Online", "Submitted by Mail".': [],
  // TODO 'Choosing Submit Online or Mail Form moves that bureau from ready to submitted_online or submitted_mail, and both buttons are then disabled.': [],
  // TODO 'Negative item: not disputed becomes disputed after a bureau or creditor dispute succeeds; it then shows a "Disputed" badge and hides its dispute buttons.': [],
  // TODO 'Password reset page: verifying the token, then valid (form) or invalid (invalid link screen).': [],
  // TODO 'Forgot-password: form, then confirmation screen, with "Try Different Email" returning to the form.': [],
  // TODO 'Error fallback: normal, error caught, and "Try Again" returns to normal.': [],
  // TODO 'Toasts: default and destructive looks; only one visible at a time.': [],
  // TODO 'Subscription gate outcomes: see section 2.': [],

  // 5. Validation rules / New dispute form
  // TODO 'New dispute form': [],
  // TODO '| creditor | required, at least 1 character: "Creditor is required" |': [],
  // TODO '| description | at least 10 characters: "Description must be at least 10 characters" |': [],
  // TODO '| status | text, default pending |': [],
  // TODO '| priority | high, medium or low; default medium |': [],
  // TODO '| estimatedImpact | number 1 to 100 inclusive; default 10 |': [],
  // TODO '| disputeTargets | at least one: "Select at least one target"; default [creditor]; chosen with checkboxes |': [],
  // TODO '| submissionMethod | online, mail or email; default online |': [],

  // 5. Validation rules / Dispute letter form
  // TODO 'Dispute letter form': [],
  // TODO 'creditor required ("Creditor is required"); description at least 10 characters (message "Description is required"); type required ("Type is required"); name, address, city, state required ("Name is required", "Address is required", "City is required", "State is required"); zip at least 5 characters ("ZIP code is required").': [],
  'Dispute types offered: late_payment, collection, charge_off, inquiry, duplicate, incorrect_balance.': [constant('engine/words/dispute-type.ts', 'DISPUTE_TYPES', ['late_payment', 'collection', 'charge_off', 'inquiry', 'duplicate', 'incorrect_balance'])],

  // 5. Validation rules / Score simulator
  // TODO 'Score simulator': [],
  // TODO 'currentScore number 300 to 850 (default 728); payDownAmount number at least 0, optional; removeNegativeImpact 0 to 100, optional; utilizationReduction 0 to 100, optional.': [],
  // TODO 'Only actions with a value above 0 are sent.': [],

  // 5. Validation rules / Registration
  // TODO 'Registration': [],
  // TODO 'First name: "First name is required".': [],
  // TODO 'Last name: "Last name is required".': [],
  // TODO 'Email: "Email is required"; "Please enter a valid email address" unless it looks like {email}.': [],
  // TODO 'Username: "Username is required"; at least 3 characters ("Username must be at least 3 characters"); input is forced to lowercase and stripped to letters, digits and underscore.': [],
  // TODO 'Password: "Password is required"; at least 8 characters ("Password must be at least 8 characters"); must contain upper case, lower case and a digit ("Password must contain uppercase, lowercase, and number").': [],
  // TODO 'Confirm must equal password: "Passwords do not match".': [],
  // TODO 'Phone optional; must match the form (555) 123-4567 ("Phone must be in format: (555) 123-4567"); formatted automatically while typing.': [],

  // 5. Validation rules / Login
  // TODO 'Login': [],
  // TODO '"Email or username is required"; "Password is required"; the identifier is lowercased.': [],
  // TODO '"Remember my email" stores the email locally and sets a remember flag; when unchecked both are removed.': [],

  // 5. Validation rules / Forgot password
  // TODO 'Forgot password': [],
  // TODO '"Email is required"; "Please enter a valid email address".': [],

  // 5. Validation rules / Reset password
  // TODO 'Reset password': [],
  // TODO '"Password is required"; "Password must be at least 8 characters long"; "Password must contain at least one uppercase letter, one lowercase letter, and one number"; "Please confirm your password"; "Passwords do not match".': [],
  // TODO 'A strength meter scores 0 to 5 (one point each for length 8+, lowercase, uppercase, digit, special character) with labels Very Weak, Weak, Fair, Good, Strong.': [],
  // TODO 'Special characters are recommended, not required.': [],

  // 6. Roles and permissions
  // TODO 'Two states: signed in and not signed in.': [],
  // TODO 'Signed-in users with an active subscription see gated features; signed-in users without one see the payment wall.': [],
  // TODO 'Pages behind the guard send anyone without a valid user to /login.': [],
  // TODO 'The credit repair tools page shows "Please log in to access credit repair tools." when no user is loaded.': [],
  // TODO 'Other roles: not shown.': [],
  // TODO 'The rules for what the subscription gate covers beyond the dashboard and AI credit fix: not shown.': [],

  // 7. The calls it makes
  // TODO 'All calls send and accept JSON unless noted, and include session cookies.': [],
  // TODO 'A non-OK response is a failure.': [],
  '| GET /api/user | none | user with id, name, username, email; cached 10 min, no retry; failure means not authenticated |': [call('GET /api/user', { answer: ['user.id', 'user.name', 'user.username', 'user.email'], access: 'signed_in' })],
  '| GET /api/subscription-status | none | status, hasActiveSubscription; always stale, refetched on window focus, no retry; only called when a user exists |': [call('GET /api/subscription-status', { answer: ['status', 'hasActiveSubscription'], access: 'signed_in' })],
  '| GET /api/credit-profile | none | credit profile fields |': [call('GET /api/credit-profile', { answer: ['currentScore'], access: 'signed_in' })],
  '| GET /api/disputes | none (keyed by user) | list of disputes |': [call('GET /api/disputes', { answer: ['id'], access: 'signed_in' })],
  '| POST /api/disputes | dispute form fields plus userId | created dispute; response shape: not shown |': [call('POST /api/disputes', { body: ['creditor', 'description', 'status', 'priority', 'estimatedImpact', 'disputeTargets', 'submissionMethod', 'userId'], answer: ['id', 'status'], access: 'signed_in' })],
  '| GET /api/negative-items and GET /api/negative-items/{userId} | none | list of negative items; stale after 2 min |': [call('GET /api/negative-items', { answer: ['id'] }), call('GET /api/negative-items/:userId', { answer: ['id'] })],
  '| POST /api/disputes/bureau/{negativeItemId} | empty | refreshes disputes |': [call('POST /api/disputes/bureau/:negativeItemId')],
  '| POST /api/disputes/creditor/{negativeItemId} | empty | refreshes disputes |': [call('POST /api/disputes/creditor/:negativeItemId')],
  '| POST /api/analyze-dispute | creditor, description, userId | strategy, successProbability, timeframe, nextSteps, legalBasis |': [call('POST /api/analyze-dispute', { body: ['creditor', 'description', 'userId'], answer: ['strategy', 'successProbability', 'timeframe', 'nextSteps', 'legalBasis'], access: 'signed_in' })],
  '| POST /api/generate-ai-dispute-letter | creditor, description, disputeType (inaccuracy), userInfo (sample name, address, masked account number) | content, tone, keyPoints |': [call('POST /api/generate-ai-dispute-letter', { body: ['creditor', 'description', 'disputeType', 'userInfo.name', 'userInfo.address', 'userInfo.accountNumber'], answer: ['content', 'tone', 'keyPoints'], access: 'signed_in' })],
  '| POST /api/suggest-dispute-strategy | userId, creditor, description | strategy result |': [call('POST /api/suggest-dispute-strategy', { body: ['userId', 'creditor', 'description'], answer: ['strategy'], access: 'signed_in' })],
  '| POST /api/analyze-dispute-success | userId, creditor, description | success analysis result |': [call('POST /api/analyze-dispute-success', { body: ['userId', 'creditor', 'description'], answer: ['successRate'], access: 'signed_in' })],
  '| GET /api/educational-content | none | list |': [call('GET /api/educational-content', { answer: ['id'] })],
  '| POST /api/generate-dispute-letter | creditor, description, type, userInfo (name, address, city, state, zip) | letter |': [call('POST /api/generate-dispute-letter', { body: ['creditor', 'description', 'type', 'userInfo.name', 'userInfo.address', 'userInfo.city', 'userInfo.state', 'userInfo.zip'], answer: ['letter'] })],
  '| POST /api/simulate-score | currentScore, actions | simulatedScore, improvement |': [call('POST /api/simulate-score', { body: ['currentScore', 'actions'], answer: ['simulatedScore', 'improvement'] })],
  '| POST /api/auth/register | username, email, password, name (first and last joined) | user; error body has a message field |': [call('POST /api/auth/register', { body: ['username', 'email', 'password', 'name'], answer: ['user'], access: 'public' })],
  '| POST /api/auth/login | username (entered email or username), password | success refreshes the user and subscription-status data |': [call('POST /api/auth/login', { body: ['username', 'password'], answer: ['user'], access: 'public' })],
  '| POST /api/auth/forgot-password | email | confirmation |': [call('POST /api/auth/forgot-password', { body: ['email'], answer: ['message'], access: 'public' })],
  '| POST /api/auth/verify-reset-token | token | valid or invalid |': [call('POST /api/auth/verify-reset-token', { body: ['token'], answer: ['valid'], access: 'public' })],
  '| POST /api/auth/reset-password | token, password | confirmation |': [call('POST /api/auth/reset-password', { body: ['token', 'password'], answer: ['message'], access: 'public' })],
  '| POST /api/logout | none | cache cleared and user sent to /login |': [call('POST /api/logout')],
  '| POST /api/confirm-demo-payment | none | success, message |': [call('POST /api/confirm-demo-payment', { answer: ['success', 'message'] })],
  // TODO 'The bureau submission panel makes no calls; it changes local state and opens external portals.': [],
  // TODO 'Server-side processing behind every call: not shown.': [],

  // 7. The calls it makes / Default data-fetch behaviour
  // TODO 'Default data-fetch behaviour': [],
  // TODO 'A default read is a GET to the path formed by joining its key segments with "/".': [],
  // TODO 'A 401 throws by default.': [],
  // TODO 'Data is fresh for 10 minutes and kept unused for 15; no refetch on window focus or mount; no polling; online-only network mode.': [],

  // 8. Error catalogue
  // TODO 'Any non-OK response raises an error whose message is the status code, a colon and space, then the response body text (or the status text if the body is empty).': [],
  // TODO 'Retry rule: no retry when the message contains 401 or 403; otherwise queries retry once; mutations retry once.': [],
  // TODO 'Retry delay is exponential from 1 s capped at 30 s.': [],
  // TODO 'A caught rendering error is written to the console and the fallback screen is shown.': [],
  // TODO 'Nothing shows the error being sent to a server.': [],
  // TODO 'Subscription query errors are ignored; a missing subscription falls to the payment wall.': [],
  // TODO 'Register failure: toast "Registration Failed" with the server\'s message field, else "Registration failed" or "Please check your information and try again."': [],
  // TODO 'Login failure: toast "Login Failed" with the server message or "Please check your email and password."': [],
  // TODO 'Forgot-password failure: inline error and toast "Error" with the message or "Failed to send reset email. Please try again."': [],
  // TODO 'Token check failure: "Invalid Reset Link" screen.': [],
  // TODO 'Reset failure: "Reset Failed" with the server message or "Failed to reset password. Please try again."': [],
  // TODO 'Bureau or creditor dispute failure: toast "Dispute Failed" with the message or "Failed to create dispute."': [],
  // TODO 'Logout failure: cache cleared anyway and redirect to /login; success toast "Logged Out".': [],
  // TODO 'Dispute creation, analysis, letter, strategy and tools-dialog letter calls: error handling not shown.': [],
  // TODO 'Server error body format for non-auth calls: not shown.': [],

  // 9. Business constants and limits
  // TODO 'Subscription $39.00 per month; cancel anytime; 30-day guarantee mentioned.': [],
  // TODO 'Credit score range 300 to 850; minimum 300; simulator default 728.': [],
  // TODO 'Estimated dispute impact 1 to 100 points, default 10.': [],
  // TODO 'Description minimum 10 characters.': [],
  // TODO 'At least one dispute target.': [],
  'Dispute targets: equifax, experian, transunion, creditor.': [constant('engine/words/bureau.ts', 'DISPUTE_TARGETS', ['equifax', 'experian', 'transunion', 'creditor'])],
  'Submission methods: online, mail, email.': [constant('engine/words/letter-type.ts', 'SUBMISSION_METHODS', ['online', 'mail', 'email'])],
  'Priority: high, medium (default), low.': [constant('engine/words/priority.ts', 'PRIORITIES', ['high', 'medium', 'low'])],
  // TODO 'Password minimum 8; username minimum 3; ZIP minimum 5; phone format (555) 123-4567.': [],
  // TODO 'Bureau response times shown: online about 30 days, mail 45 days.': [],
  // TODO 'Swipe thresholds 60 px (routes), 100 px (wrapper), 50 px default; indicator reset 300 ms.': [],
  // TODO 'Toasts: one visible, default 5000 ms, swipe-to-dismiss threshold 50 px, viewport hotkey F8, dismissed toast removed after 1,000,000 ms, viewport maximum width 420 px from medium screens up.': [],
  // TODO 'Tooltips: open delay 700 ms, skip delay 300 ms.': [],
  // TODO 'Progress bar maximum defaults to 100.': [],
  // TODO 'Stale times: negative items and letters 2 min; user 10 min; subscription status 0 on the dashboard gate.': [],
  // TODO 'Copy confirmation 2 s; login redirect delay 100 ms.': [],
}
