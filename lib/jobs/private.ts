/**
 * The private tables of graphile-worker, for the SQL that its functions have no words for: this is the only file that names
 * them, and the one to look at when a version of it changes them.
 */
const schema = 'graphile_worker'
/** Tables of the queue that a backup is of: jobs, and what they name by number. graphile-worker recreates the rest. */
export const queueTables = ['_private_job_queues', '_private_tasks', '_private_jobs']
/** All jobs, as SQL names their table. */
export const jobsTable = `${schema}._private_jobs`
/** All tasks, as SQL names their table; a job has the number of its own as `task_id`. */
export const tasksTable = `${schema}._private_tasks`
/** Jobs `j` with their tasks `t`, for FROM. */
export const jobsWithTasks = `${jobsTable} j JOIN ${tasksTable} t ON t.id = j.task_id`
/** True of such a row that sends a mail, and has failed before. */
export const isFailedMail = `t.identifier LIKE 'send\\_%' AND j.attempts > 0 AND j.attempts < j.max_attempts`
