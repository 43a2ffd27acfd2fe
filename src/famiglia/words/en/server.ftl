# What the server says when it cannot do what it was asked.

problem-bad-request = This request could not be read: { $what }
problem-bad-json = This is not JSON.
problem-bad-field = { $what }
problem-bad-password = This password cannot be used: { $what }
problem-not-signed-in = Say who you are first: choose a name, or sign in.
problem-wrong-password = There is no account with this name and this password.
problem-not-your-password = This is not your current password.
problem-wrong-link = This link is not valid: it was replaced by a new one, or it is incomplete.
problem-foreign-origin = Requests from other pages ({ $origin }) are not accepted.
problem-no-such-page = There is nothing at { $path }.
problem-no-such-table = There is no such table. Is the link complete?
problem-no-such-method = { $method } is not possible here.
problem-id-reused = This id was already used for something else. Choose a new one.
problem-account-taken = The account name { $account } is taken.
problem-has-account = You have an account already: { $account }.
problem-no-account = You have no account yet. Create one first.
problem-note-changed = The note has changed in the meantime: it has version { $now }, and yours was made from version { $found }.
problem-too-large = This is too large: at most { $most } bytes are accepted.
problem-not-json = Expected application/json, found { $found }.
problem-wrong-host = This server is not called { $host }. If it should be, start it with --base-url.
problem-too-many = Too many attempts. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-too-many-sockets = Too many tables are open in the browsers of your network. Close some of them, then try again in { $seconds } seconds.
problem-long-head = The head of this request (its address and its headers) is too long.
problem-fault = An error occurred on the server. Before you try again, check whether your request has taken effect. If you report the error, mention { $id }.
problem-busy = The server cannot do this at the moment. Your request may have taken effect all the same: check, then try again shortly.
problem-failing = The server has a problem. { $what }
problem-records-waiting = Other records are being checked at the moment. Try again in { $seconds } seconds.
problem-server-full = The server has as many visitors as it can hold. Try again in { $seconds } seconds.

# What is wrong with a server that is not well.
health-full = The disk is full: nothing more can be kept until there is room again.
health-read-only = The database can be read but not written.
health-lost = The database cannot be reached: it has stopped, or its file was removed or replaced.
health-damaged = The database is damaged. Stop the server and restore the backup.
health-unwritable = The database cannot be written. The server's log says why.
health-failed = The database reports an error. The server's log names it.
health-silent = The database does not answer in time.
health-bus = The connection to the server's other processes is down.

# Why a password will not do.
password-length = it needs { $least } to { $most } characters.
password-common = it is a common one, even with digits or signs added to it or in place of letters. Several words in a row are harder to guess.
password-digits = digits alone are soon guessed. Use at least { $least } of them, or add words.
password-pattern = it follows the keys of the keyboard, or repeats itself. Several words in a row are harder to guess.
password-account = it is the name of the account, with little or nothing added.
